import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { exampleBreakdown, exampleTexts } from '../../testing/breakdown.js';
import { show } from '../../testing/render.js';
import { ScoreBreakdown } from './index.js';

const example = { breakdown: exampleBreakdown, texts: exampleTexts };

const reasonsShown = (): HTMLElement[] =>
  within(screen.getByRole('list', { name: 'Reasons' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.getAttribute('aria-label') === 'Reasons');
const titlesShown = () => reasonsShown().map((reason) => reason.firstElementChild?.textContent);
const factsOf = (reason: HTMLElement | undefined) =>
  reason === undefined
    ? []
    : within(reason)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent);

test('the strongest reason comes first, and the order stays where the score changes under the reader’s hands', () => {
  const { unmount } = show(<ScoreBreakdown {...example} />);
  expect(titlesShown()).toEqual(['Skills', 'Place', 'Role', 'Years', 'Salary', 'Employment', 'Availability']);
  unmount();
  show(<ScoreBreakdown {...example} order="fixed" />);
  expect(titlesShown()).toEqual(['Skills', 'Role', 'Years', 'Salary', 'Place', 'Employment', 'Availability']);
});

test('each reason shows its points of their maximum and what they rest on', () => {
  show(<ScoreBreakdown {...example} />);
  const reasons = reasonsShown();
  expect(reasons).toHaveLength(7);
  expect(reasons[0]).toHaveTextContent('Skills31/35');
  expect(factsOf(reasons[0])).toEqual(['Python: 5', 'dbt: missing']);
  expect(factsOf(reasons.find((reason) => reason.textContent.startsWith('Salary')))).toEqual(['Not given']);
  expect(screen.queryByRole('list', { name: 'What would raise the score' })).toBeNull();
});

test('a side sees what it could change', () => {
  show(<ScoreBreakdown {...example} side="talentSeeker" />);
  const changes = within(screen.getByRole('list', { name: 'What would raise the score' })).getAllByRole('listitem');
  expect(changes.map((change) => change.textContent)).toEqual(['+6if dbt were not required', '+3with another start']);
});

test('a component that is not asked for has no points', () => {
  const components = exampleBreakdown.components.map((component) =>
    component.key === 'years' ? { ...component, status: 'notApplicable' as const, facts: [] } : component,
  );
  show(<ScoreBreakdown {...example} breakdown={{ ...exampleBreakdown, components }} showFacts={false} />);
  expect(reasonsShown().map((reason) => reason.textContent)).toContain('Years–Not asked for');
});

test('what a rare skill weighs, and why a score is held low, are said where there are words for them', () => {
  const [skills, ...others] = exampleBreakdown.components;
  const rare = { kind: 'skill', skill: 'Airflow', desired: 3, held: 4, rarity: 136 } as const;
  show(
    <ScoreBreakdown
      breakdown={{
        ...exampleBreakdown,
        cap: { score: 49, uncapped: 7000, because: ['salary'] },
        components: skills === undefined ? others : [{ ...skills, facts: [rare] }, ...others],
      }}
      texts={{
        ...exampleTexts,
        rarity: ({ rarity = 100 }) => (rarity > 100 ? `Rare: ${rarity}` : null),
        cap: ({ score, because }) => `Held at ${score} by ${because.join()}`,
      }}
    />,
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Airflow: 4 (Rare: 136)');
  expect(screen.getByText('Held at 49 by salary')).toBeVisible();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<ScoreBreakdown {...example} side="jobSeeker" />)).toEqual([]);
});
