import styled from 'styled-components';
import type { CompanyPage, CompanyPageRole } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Chip } from '@vela/design-system/chip';
import { Beside, Cluster, Stack } from '@vela/design-system/layout';
import { ExternalLink } from '@vela/design-system/link';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { chosenSetups, companyPlaceText, placesText, shownOfferText } from '@vela/formats';
import { listed, t } from '@vela/language';
import { usePayReader } from '../pay/index.js';
import { CompanyMark } from './company-mark.js';
import { Replies } from './replies.js';
import { employeesText } from './texts.js';

const Roles = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${space(12)};
    border-block-start: 1px solid ${color.line};
  }
`;

/** The name of a website: where its link leads cannot be disguised by it. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

function Role({ role }: { readonly role: CompanyPageRole }) {
  const facts = [
    shownOfferText(role, usePayReader()),
    listed(chosenSetups(role), 'or'),
    placesText(role.countriesCities, 'or'),
  ];
  return (
    <li>
      <Text weight="medium">{role.role}</Text>
      <Text tone="muted" size="small" numeric>
        {facts.filter((fact) => fact !== '').join(' · ')}
      </Text>
    </li>
  );
}

export interface CompanyViewProps {
  readonly page: CompanyPage;
  /** Level of the headings within. */
  readonly level: 3 | 4;
}

/** A company as the talent sees it whom it asked: what it does, where, what it offers, how it answers. */
export function CompanyView({ page, level }: CompanyViewProps) {
  const { name, verified, domain, logoUrl, people, about, website, benefits, roles, replies } = page;
  const places = placesText(page.countriesCities, 'and') || companyPlaceText(page);
  const facts = [...(people === null ? [] : [employeesText(people)]), ...(places === '' ? [] : [places])];
  return (
    <Stack gap={20}>
      <Beside>
        <CompanyMark name={name} logoUrl={logoUrl} size="large" />
        <Stack gap={4}>
          <Text weight="medium">
            {name}{' '}
            <Badge tone={verified ? 'success' : 'neutral'}>{verified ? t('Verified') : t('Not verified yet')}</Badge>
          </Text>
          {facts.length > 0 && <Text tone="muted">{facts.join(' · ')}</Text>}
          {domain !== null && (
            <Text tone="muted" size="small">
              {t('Addresses at {domain}, proven', { domain })}
            </Text>
          )}
          {website !== null && (
            <Text>
              <ExternalLink href={website} rel="noopener noreferrer nofollow ugc">
                {hostOf(website)}
              </ExternalLink>
            </Text>
          )}
        </Stack>
      </Beside>
      <Replies replies={replies} />
      {about !== '' && (
        <Text measure ownLines>
          {about}
        </Text>
      )}
      {benefits.length > 0 && (
        <Stack gap={8}>
          <Heading level={level} size="large">
            {t('What it offers')}
          </Heading>
          <Cluster as="ul" gap={8}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Chip label={benefit} tone="outline" />
              </li>
            ))}
          </Cluster>
        </Stack>
      )}
      {roles.length > 0 && (
        <Stack gap={8}>
          <Heading level={level} size="large">
            {t('Open roles')}
          </Heading>
          <Roles>
            {roles.map((role, index) => (
              <Role key={index} role={role} />
            ))}
          </Roles>
        </Stack>
      )}
    </Stack>
  );
}
