import { PATHS } from '@vela/contracts/routes';
import { Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { t } from '@vela/language';
import { PageTitle, useParams } from '@vela/router';
import { TalentConversation } from '../features/conversations/talent-conversation.js';
import { RoleFacts } from '../features/requests/components/role-facts.js';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';
import { PageFrame } from './page-frame.js';

/** `/jobseeker/conversation/:connectionId`: what follows after a yes. */
export function Page() {
  const { connectionId = '' } = useParams();
  return (
    <PageFrame>
      <Container>
        <PageTitle>{t('Conversation')}</PageTitle>
        <SignedIn waiting={<FormSkeleton />}>
          {() => (
            <Stack gap={24}>
              <div>
                <TextLink to={PATHS.talentConversations}>{t('Conversations')}</TextLink>
              </div>
              <TalentConversation
                key={connectionId}
                id={connectionId}
                factsOf={({ openRole }) => <RoleFacts role={openRole} />}
              />
            </Stack>
          )}
        </SignedIn>
      </Container>
    </PageFrame>
  );
}
