import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { SOCIAL_ACCOUNTS, type SocialAccount } from '@vela/contracts/constants';
import { Icon } from '@vela/design-system/icon';
import { Cluster } from '@vela/design-system/layout';
import { SocialLink } from '@vela/design-system/navigation';
import { t } from '@vela/language';

/** The marks, not the larger areas that a finger may press, stand on the edge of the column. */
const Row = styled(Cluster)`
  margin-inline: calc((1.25rem - 2.75rem) / 2);
`;

const never = () => () => undefined;

/** @returns the address of the site; nothing while a page is made beforehand */
const useSiteAddress = (): string =>
  useSyncExternalStore(
    never,
    () => `${location.origin}/`,
    () => '',
  );

/** Vela's own page on a network, or the way to share Vela there; nothing where there is neither. */
function linkOf(
  { name, page, share }: SocialAccount,
  site: string,
): { readonly label: string; readonly href: string } | null {
  if (page !== null) return { label: name, href: page };
  return share === null
    ? null
    : { label: t('Share Vela on {network}', { network: name }), href: share + encodeURIComponent(site) };
}

/** Vela on the social networks. */
export function SocialLinks() {
  const site = useSiteAddress();
  return (
    <Row gap={4} wrap={false}>
      {SOCIAL_ACCOUNTS.map((account) => {
        const link = linkOf(account, site);
        return (
          link && (
            <SocialLink key={account.network} {...link}>
              <Icon name={account.network} />
            </SocialLink>
          )
        );
      })}
    </Row>
  );
}
