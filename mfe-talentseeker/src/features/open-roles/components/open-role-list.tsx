import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { OpenRole } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Stack } from '@vela/design-system/layout';
import { color, eased, focusRing, media, radius, space, systemEdge } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { setupText, shownOfferText } from '@vela/formats';
import { t } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { Link } from '@vela/router';
import { usePayReader } from '@vela/slice-parts/pay';
import { MatchCounts } from '../../../components/match-counts.js';
import { countsOfRole } from '../../../texts/match-counts.js';
import { rolePlaceText, wantedRoleOf } from '../../../texts/open-role.js';
import type { OpenRoleWriting } from '../use-role-actions.js';
import { OpenRoleMenu } from './open-role-menu.js';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding: ${space(16)} ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${systemEdge}
  color: inherit;
  text-decoration: none;
  ${eased('box-shadow')}
  ${focusRing}
  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1.5px ${color.control};
    }
  }
`;

/** A row and, beside the link that it is, what can be done with it. */
const Entry = styled.li`
  position: relative;
  & > a {
    padding-inline-end: ${space(64)};
  }
`;

const Actions = styled.div`
  position: absolute;
  inset-block-start: ${space(16)};
  inset-inline-end: ${space(12)};
`;

/** One posted role, leading to its matches. */
function OpenRoleRow({ role, onIntent }: { readonly role: OpenRole; readonly onIntent: (roleId: string) => void }) {
  const { name } = wantedRoleOf(role);
  const hasSetup = role.remote || role.hybrid || role.office;
  const pay = shownOfferText(role, usePayReader());
  const facts = [rolePlaceText(role), hasSetup ? setupText(role) : null, pay].filter((fact) => fact !== null);
  return (
    <Row
      to={pathTo(PATHS.roleMatches, { roleId: role.id })}
      onPointerEnter={() => onIntent(role.id)}
      onFocus={() => onIntent(role.id)}
    >
      <div>
        <Heading level={3} size="large">
          {name}
        </Heading>
        <Text tone="muted" numeric>
          {facts.join(' · ')}
        </Text>
        <Text size="small" tone="muted">
          {t('Posted {day}', { day: shortDayText(role.createdAt) })}{' '}
          {role.status === 'closed' && <Badge icon="lock">{t('Closed')}</Badge>}
        </Text>
      </div>
      <MatchCounts counts={countsOfRole(role)} />
    </Row>
  );
}

export interface OpenRoleListProps extends OpenRoleWriting {
  readonly roles: readonly OpenRole[];
  /** A role's link is pointed at or focused. */
  readonly onIntent: (roleId: string) => void;
}

/** The company's roles, newest first; closed ones last. */
export function OpenRoleList({ roles, onIntent, ...writing }: OpenRoleListProps) {
  const newestFirst = [...roles].sort(
    (one, other) => other.status.localeCompare(one.status) || other.createdAt.localeCompare(one.createdAt),
  );
  return (
    <Stack as="ul" gap={12}>
      {newestFirst.map((role) => (
        <Entry key={role.id}>
          <OpenRoleRow role={role} onIntent={onIntent} />
          <Actions>
            <OpenRoleMenu role={role} {...writing} />
          </Actions>
        </Entry>
      ))}
    </Stack>
  );
}
