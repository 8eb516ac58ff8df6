import { axe } from 'jest-axe';

/** @returns what axe finds wrong with a part of the document, a line each; empty when all is well */
export async function accessibilityViolations(part: Element): Promise<readonly string[]> {
  const { violations } = await axe(part);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
