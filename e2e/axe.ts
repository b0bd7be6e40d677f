import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page as it stands, each as `rule: element`.
 *
 * The dots at the paper's edge and the shade of tables are backgrounds before which axe judges no contrast at all: while
 * it looks they are away. Our pages hold no frames: looked at in the page itself instead of through a second one, and told
 * of faults alone, axe takes a third of the time.
 *
 * @param only the rules to hold it to, where not all
 */
export async function faultsOf(page: Page, within = 'html', only?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync('*, ::before, ::after { background-image: none !important }');
    document.adoptedStyleSheets.push(bare);
  });
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
  const { violations } = await axe.include(within).analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
