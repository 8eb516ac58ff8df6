import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container } from '@vela/design-system/layout';
import { t, texts } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';

export const head: PageHead = texts({
  description: 'Surveys by Vela about pay, roles and hiring, and where their results are published.',
});

export function Page() {
  return (
    <>
      <PageTitle>{t('Surveys')}</PageTitle>
      <PageIntro
        title={t('Surveys')}
        lead={t('Now and then we ask talent and companies about pay, roles and hiring, and publish what they said.')}
      />
      <Container>
        <EmptyState
          title={t('No survey is open')}
          action={
            <ButtonLink to={PATHS.news} variant="quiet">
              {t('Read the news')}
            </ButtonLink>
          }
        >
          {t('The next one is announced in the news and in the newsletter at the foot of this page.')}
        </EmptyState>
      </Container>
    </>
  );
}
