import { PATHS, pathTo } from '@vela/contracts/routes';
import { ConversationList } from '@vela/conversation';
import { Container, Stack } from '@vela/design-system/layout';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';
import { PageFrame } from './page-frame.js';

const pathOf = (connectionId: string): string => pathTo(PATHS.talentConversation, { connectionId });

/** `/jobseeker/conversations`: the companies that the talent said yes to. */
export const Page = () => (
  <PageFrame>
    <Container>
      <PageTitle>{t('Conversations')}</PageTitle>
      <SignedIn waiting={<FormSkeleton />}>
        {() => (
          <Stack gap={24}>
            <Heading level={1}>{t('Conversations')}</Heading>
            <ConversationList userType="jobSeeker" pathOf={pathOf} />
          </Stack>
        )}
      </SignedIn>
    </Container>
  </PageFrame>
);
