import { useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { TalentSeeker } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Button, ButtonLink } from '@vela/design-system/button';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { canJoin, companyLink } from '../company-link.js';

/** @returns what somebody does who wants to take up an invitation into another company */
function wayOut({ company }: TalentSeeker, ownId: string): string {
  const members = company?.members ?? [];
  if (!members.some(({ id, owner }) => id === ownId && owner))
    return t('Leave yours first, on its page, then open the link again.');
  return members.length > 1
    ? t('Make a colleague the owner of yours first, and leave it, both on its page, then open the link again.')
    : t(
        'You are alone in yours: invite a colleague, make them the owner and leave it, all on its page, then open the link again.',
      );
}

/** What becomes of an invitation that somebody opened who has a company; nothing where none was opened. */
export function InvitationNote({ profile }: { readonly profile: TalentSeeker }) {
  const ownId = useSession().user?.id ?? '';
  const [token, setToken] = useState(companyLink.read);
  if (token === null) return null;
  if (canJoin(profile))
    return (
      <Banner
        title={t('A colleague has invited you')}
        action={
          <ButtonLink size="small" to={PATHS.talentSeekerDashboard3}>
            {t('To the invitation')}
          </ButtonLink>
        }
      >
        {t('You can join their company instead of the one that you have begun.')}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      title={t('You belong to {company} already', { company: profile.company?.name ?? t('a company') })}
      action={
        <Button
          variant="bare"
          size="small"
          onClick={() => {
            companyLink.forget();
            setToken(null);
          }}
        >
          {t('Put the invitation aside')}
        </Button>
      }
    >
      {t('The invitation that you opened joins a company, and nobody belongs to two.')} {wayOut(profile, ownId)}
    </Banner>
  );
}
