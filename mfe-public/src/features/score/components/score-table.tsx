import styled from 'styled-components';
import { MATCH_COMPONENTS, type MatchComponentKey } from '@vela/contracts/matching';
import { color, fontSize, fontWeight, media, space } from '@vela/design-system/theme';
import { t, texts } from '@vela/language';
import { COMPONENT_TITLES, WEIGHTS } from '@vela/matching';

const WHAT_COUNTS: Readonly<Record<MatchComponentKey, string>> = texts({
  skills:
    'Every skill that the role names: nothing if it is missing, at least half if it is there, all of it at the level asked for. Related skills count in part, rare ones weigh more.',
  role: 'Whether the talent wants this role.',
  years: 'Years in the role against years asked for. More years than asked for cost nothing.',
  salary: 'An offer at or above the talent’s minimum counts in full; a fifth below it counts nothing.',
  place: 'Remote fits anywhere. Hybrid and office look for a shared city, one nearby, then a shared country.',
  employment: 'Permanent or freelance, and how near the percentages are.',
  availability: 'Free by the time the role starts; each month later takes a part away.',
});

const List = styled.dl`
  max-inline-size: 56rem;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)} ${space(24)};
  padding-block: ${space(16)};
  border-block-end: 1px solid ${color.line};
  dt {
    font-weight: ${fontWeight.bold};
    font-size: ${fontSize.large};
  }
  dd:last-child {
    color: ${color.muted};
    grid-column: 1 / -1;
  }
  ${media.from('sm')} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
    dd:last-child {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Weight = styled.dd`
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  color: ${color.accentText};
`;

/** The seven reasons of a score with the points that each can give, from the score's own weights. */
export function ScoreTable() {
  return (
    <List>
      {MATCH_COMPONENTS.map((key) => (
        <Row key={key}>
          <dt>{COMPONENT_TITLES[key]}</dt>
          <Weight>{t('{points, plural, one {# point} other {# points}}', { points: WEIGHTS[key] })}</Weight>
          <dd>{WHAT_COUNTS[key]}</dd>
        </Row>
      ))}
    </List>
  );
}
