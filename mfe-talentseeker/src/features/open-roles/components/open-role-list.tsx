import { pathTo, PATHS } from '@vela/contracts/routes';
import type { OpenRole } from '@vela/contracts/schemas';
import { color, eased, focusRing, media, radius, space } from '@vela/design-system/theme';
import { Badge } from '@vela/design-system/badge';
import { Icon } from '@vela/design-system/icon';
import { Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { Link } from '@vela/router';
import styled from 'styled-components';
import { dateText } from '../../../words/days.js';
import { offerText, rolePlaceText, wantedRoleOf } from '../../../words/open-role.js';
import { setupText } from '../../../words/setup.js';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space(4)} ${space(16)};
  align-items: center;
  padding: ${space(16)} ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;
  ${eased('box-shadow')}
  ${focusRing}
  ${media.hover} { &:hover { box-shadow: inset 0 0 0 1.5px ${color.control}; } }
`;

const Count = styled.span`
  text-align: end;
  & > strong { display: block; font-size: 1.375rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
`;

function matchWord(count: number): string {
  return count === 1 ? 'match' : 'matches';
}

/** One posted role, leading to its matches. */
function OpenRoleRow({ role }: { readonly role: OpenRole }) {
  const { name } = wantedRoleOf(role);
  const hasSetup = role.remote || role.hybrid || role.office;
  const facts = [rolePlaceText(role), hasSetup ? setupText(role) : null, offerText(role)].filter((fact) => fact !== null);
  return (
    <Row to={pathTo(PATHS.roleMatches, { roleId: role.id })}>
      <div>
        <Heading level={3} size="large">
          {name}
        </Heading>
        <Text tone="muted" numeric>
          {facts.join(' · ')}
        </Text>
        <Text size="small" tone="muted">
          Posted {dateText(role.createdAt)} {role.status === 'closed' && <Badge icon="lock">Closed</Badge>}
        </Text>
      </div>
      {role.matchCount !== null && (
        <Count>
          <strong>{role.matchCount}</strong>
          <Text as="span" size="small" tone="muted">
            {matchWord(role.matchCount)}
          </Text>
        </Count>
      )}
      <Icon name="chevron-end" />
    </Row>
  );
}

/** The company's roles, newest first. */
export function OpenRoleList({ roles }: { readonly roles: readonly OpenRole[] }) {
  const newestFirst = [...roles].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <Stack as="ul" gap={12}>
      {newestFirst.map((role) => (
        <li key={role.id}>
          <OpenRoleRow role={role} />
        </li>
      ))}
    </Stack>
  );
}
