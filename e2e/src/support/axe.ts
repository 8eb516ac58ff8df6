import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page. It runs in the page itself, not in a second one beside it, which takes half the time; pages
 * with frames of other origins need the other way.
 * @param skipped rules that were checked already
 * @returns a line for each rule that is broken, with the elements that break it
 */
export async function violationsOf(page: Page, skipped: readonly string[] = []): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...skipped]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
