import styled from 'styled-components';
import type { SessionUser } from '@vela/contracts/schemas';
import { Container, Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { space } from '@vela/design-system/theme';
import { Heading, Lead } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { Appearances } from '../features/privacy/components/appearances.js';
import { BlockedCompanies } from '../features/privacy/components/blocked-companies.js';
import { Consents } from '../features/privacy/components/consents.js';
import { DeleteAccount } from '../features/privacy/components/delete-account.js';
import { Disclosures } from '../features/privacy/components/disclosures.js';
import { MailPreferences } from '../features/privacy/components/mail-preferences.js';
import { MattersIndex } from '../features/privacy/components/matters-index.js';
import { PauseProfile } from '../features/privacy/components/pause-profile.js';
import { RankingChoice } from '../features/privacy/components/ranking-choice.js';
import { ScoreContests } from '../features/privacy/components/score-contests.js';
import { SelfIdentification } from '../features/privacy/components/self-identification.js';
import { Sessions } from '../features/privacy/components/sessions.js';
import { StoredData } from '../features/privacy/components/stored-data.js';

const title = () => t('Privacy');

const Column = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
`;

function PrivacyCentre({ user }: { readonly user: SessionUser }) {
  const { jobSeeker } = user;
  return (
    <Column width="text">
      <PageTitle>{title()}</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{title()}</Heading>
          <Lead>{t('What Vela knows about you, who saw it, and how to change that.')}</Lead>
        </Stack>
        <MattersIndex isTalent={jobSeeker !== undefined} />
        <div>
          {jobSeeker !== undefined && (
            <>
              <Disclosures />
              <Appearances />
              <ScoreContests userId={user.id} />
              <RankingChoice profile={jobSeeker} />
              <PauseProfile profile={jobSeeker} />
              <BlockedCompanies />
            </>
          )}
          <MailPreferences />
          <StoredData />
          {jobSeeker !== undefined && <SelfIdentification />}
          <Consents />
          <Sessions />
          <DeleteAccount user={user} />
        </div>
      </Stack>
    </Column>
  );
}

const Waiting = () => (
  <Column width="text">
    <LoadingRegion label={title()}>
      <Stack gap={24}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton />
      </Stack>
    </LoadingRegion>
  </Column>
);

export function Page() {
  const { user } = useSession();
  // Visitors never get here: the shell sends them home.
  if (user === null) return null;
  return user === undefined ? <Waiting /> : <PrivacyCentre user={user} />;
}
