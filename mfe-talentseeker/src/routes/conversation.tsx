import { PATHS } from '@vela/contracts/routes';
import { Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { t } from '@vela/language';
import { PageTitle, useParams } from '@vela/router';
import { ConversationSection } from '../features/connections/components/conversation-section.js';
import { HirePanel } from '../features/hires/components/hire-panel.js';
import { originIn, originWithoutTalent } from '../features/hires/hire-origin.js';
import { WhoAndWhy } from './conversation/who-and-why.js';
import { PageFrame } from './page-frame.js';
import { CompanyMember } from './recruiter-gate.js';

/** `/talentseeker/conversation/:connectionId`: what follows after a talent's yes. */
export function Page() {
  const { connectionId = '' } = useParams();
  return (
    <CompanyMember>
      {({ company }) => (
        <PageFrame>
          <PageTitle>{t('Conversation')}</PageTitle>
          <Container>
            <Stack gap={24}>
              <div>
                <TextLink to={PATHS.conversations}>{t('Conversations')}</TextLink>
              </div>
              <ConversationSection
                key={connectionId}
                connectionId={connectionId}
                profileOf={(connection) => <WhoAndWhy connection={connection} />}
                hireOf={(connection, saidHired) => (
                  <HirePanel origin={originIn(connection)} company={company} saidHired={saidHired} />
                )}
                hireOfGone={(details, asked) => (
                  <HirePanel origin={originWithoutTalent(details, asked)} company={company} saidHired={0} />
                )}
              />
            </Stack>
          </Container>
        </PageFrame>
      )}
    </CompanyMember>
  );
}
