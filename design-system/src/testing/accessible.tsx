import { cleanup } from '@testing-library/react';
import { axe, type AxeOptions } from 'jest-axe';
import type { ReactNode } from 'react';
import { AUDIENCES } from '../theme/index.js';
import { show } from './render.js';

/** Headings and landmarks belong to the page, not to a component shown alone. */
const COMPONENT_ALONE: AxeOptions = { rules: { region: { enabled: false } } };

/**
 * Shows something in both themes and lets axe look for violations.
 * @returns ids of the rules that are broken, each with its theme; empty when all is well
 */
export async function violationsInBothThemes(children: ReactNode): Promise<readonly string[]> {
  const found: string[] = [];
  for (const audience of AUDIENCES) {
    const { baseElement } = show(children, audience);
    const { violations } = await axe(baseElement, COMPONENT_ALONE);
    found.push(...violations.map(({ id, nodes }) => `${audience}: ${id} ${nodes.map(({ html }) => html).join()}`));
    cleanup();
  }
  return found;
}
