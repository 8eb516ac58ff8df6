import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

/** What rules may stand in that count under a condition only. */
const CONDITIONS: ReadonlySet<string> = new Set(['@media', '@supports', '@container', '@starting-style']);

const isCondition = ({ type }: Element): boolean => CONDITIONS.has(type);

const within = ({ children }: Element): readonly Element[] => (Array.isArray(children) ? children : []);

/** @returns a rule that has its declarations under the condition */
function nested(condition: Element, rule: Element): Element {
  const outer = { ...rule, root: null, parent: null, return: '' };
  return { ...outer, children: [{ ...condition, root: outer, return: '', children: [...within(rule)] }] };
}

/** @returns the rules of a condition in their order, each with the condition inside; null where it holds anything else */
function turned(condition: Element): Element[] | null {
  const rules: Element[] = [];
  for (const child of within(condition)) {
    const inner = isCondition(child) ? turned(child) : child.type === 'rule' ? [child] : null;
    if (inner === null) return null;
    rules.push(...inner.filter((rule) => within(rule).length > 0).map((rule) => nested(condition, rule)));
  }
  return rules;
}

/** @returns whether the browser knows declarations right inside of a condition that stands in a rule */
const knowsNesting = (): boolean => 'CSSNestedDeclarations' in globalThis;

function nestConditions(element: Element, index: number, children: Element[]): void {
  if (!isCondition(element) || element.root || !knowsNesting()) return;
  const [first, ...others] = turned(element) ?? [];
  if (first === undefined) return;
  Object.assign(element, first);
  children.splice(index + 1, 0, ...others);
}

/**
 * Writes `.a { @media … { … } }` for `@media … { .a { … } }`, which means the same. A rule that is added to a style sheet makes
 * Chromium work out the style of what it matches; a condition that is added makes it work out every element's that any rule of
 * the sheet matches, which is all of the page, each time that something is shown first. Browsers without nesting and pages
 * rendered on the server keep the plain form.
 */
export const nestedConditions: Plugin = Object.defineProperty(nestConditions, 'name', {
  // It is part of what classes are named by, on the server too, where names are not shortened.
  value: 'nested-conditions',
});
