import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page as it stands, each as `rule: element`.
 *
 * The paper's edge, which lies over the whole page, and the shade of tables would keep axe from telling what is behind a
 * text, so it would judge no contrast at all: while it looks they are away. Our pages hold no frames: looked at in the
 * page itself instead of through a second one, and told of faults alone, axe takes a third of the time.
 */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      '*, ::before, ::after { background-image: none !important } body::before, body::after { content: none !important }',
    );
    document.adoptedStyleSheets.push(bare);
  });
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(within).analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
