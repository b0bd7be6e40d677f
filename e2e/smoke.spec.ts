import { faultsOf } from './axe.ts';
import { expect, hydrated, test } from './site.ts';

// Every page of the site, as it is first opened: its head, its silence, its manners, in both themes and two widths.

const ARTICLE = '/resources/audit-logs-that-hold-up';
const CASE_STUDY = '/case-studies/cas_a85f3e17c0b9462d97d3e6840b2c5a19';
const pages: [path: string, status: number][] = [
  ['/', 200],
  ['/solutions', 200],
  ['/product', 200],
  ['/about', 200],
  ['/works-offline', 200],
  ['/customizable', 200],
  ['/secure-by-design', 200],
  ['/future-proof', 200],
  ['/technical-overview', 200],
  ['/train', 200],
  ['/deploy', 200],
  ['/use', 200],
  ['/air-gapped-deployment', 200],
  ['/why-we-built', 200],
  ['/government', 200],
  ['/healthcare', 200],
  ['/financial-services', 200],
  ['/utilities', 200],
  ['/on-premise-training', 200],
  ['/government-compliance', 200],
  ['/connection-protection', 200],
  ['/custom-architecture', 200],
  ['/agent-orchestration', 200],
  ['/industry-models', 200],
  ['/legacy-integration', 200],
  ['/data-processing-pipelines', 200],
  ['/specialized-security-controls', 200],
  ['/bespoke-ui-ux-design', 200],
  ['/consulting', 200],
  ['/cio-services', 200],
  ['/privacy', 200],
  ['/terms', 200],
  ['/cookies', 200],
  ['/whitepaper', 200],
  ['/thank-you', 200],
  ['/resources', 200],
  ['/resources?category=rules-and-regulators', 200],
  ['/resources?search=hash+chain', 200],
  [ARTICLE, 200],
  ['/case-studies', 200],
  ['/case-studies?industry=utilities', 200],
  [CASE_STUDY, 200],
  ['/case-studies/nobody-built-this', 404],
  ['/resources/nobody-wrote-this', 404],
  ['/nowhere-at-all', 404],
];

for (const [path, status] of pages) {
  test(`${path} opens whole, silent and from this origin alone`, async ({ page, seen }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(seen.asked, 'nothing is asked again after hydration').toEqual([]);
    expect(await page.title()).toMatch(/Safe AI/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator(status === 200 ? 'head link[rel=canonical]' : 'head meta[name=robots]')).toHaveCount(
      path.includes('search') ? 0 : 1,
    );
    // Sheet and width are the stylesheet's alone, so the page need not be opened anew for each.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `scrolls sideways at ${width} px`).toBe(0);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await faultsOf(page), `${width} px, light`).toEqual([]);
      // The other sheet has other colors and is else the same.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOf(page, 'html', ['color-contrast']), `${width} px, dark`).toEqual([]);
    }
  });
}
