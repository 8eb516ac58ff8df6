import { PATHS, pathTo } from '@vela/contracts/routes';
import { ConversationList } from '@vela/conversation';
import { Container, Stack } from '@vela/design-system/layout';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PageFrame } from './page-frame.js';
import { CompanyMember } from './recruiter-gate.js';

const pathOf = (connectionId: string): string => pathTo(PATHS.conversation, { connectionId });

/** `/talentseeker/conversations`: the talents who said yes, and who of the company talks to whom. */
export const Page = () => (
  <CompanyMember>
    {() => (
      <PageFrame>
        <Container>
          <PageTitle>{t('Conversations')}</PageTitle>
          <Stack gap={24}>
            <Heading level={1}>{t('Conversations')}</Heading>
            <ConversationList userType="talentSeeker" pathOf={pathOf} />
          </Stack>
        </Container>
      </PageFrame>
    )}
  </CompanyMember>
);
