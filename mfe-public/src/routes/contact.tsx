import { useState } from 'react';
import styled from 'styled-components';
import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { Button } from '@vela/design-system/button';
import { Container, intoView, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { PageTitle } from '@vela/router';
import { ContactForm } from '../features/contact/components/contact-form.js';
import { PageIntro } from '../features/editorial/components/page-intro.js';

export const head: PageHead = texts({
  description: 'Write to Vela about your account, a hire, or your data. People read it, and the answer comes by mail.',
});

const reasons = () => [
  { title: t('About your account'), text: t('Give the address that you sign in with, so that we know it is you.') },
  {
    title: t('About a hire'),
    text: t(
      'Name the role and the company. A company tells us of a hire where it talks with the talent; questions about it belong here.',
    ),
  },
  {
    title: t('About your data'),
    text: (
      <Trans
        message={
          'Signed in, you see, take away and delete what we keep in your privacy centre, without asking anybody. ' +
          'The <policy>privacy policy</policy> says what there is.'
        }
        parts={{ policy: <TextLink to={PATHS.privacyPolicy} /> }}
      />
    ),
  },
];

const Halves = styled(Container)`
  display: grid;
  gap: ${space(48)};
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    gap: ${space(96)};
  }
`;

export function Page() {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <>
      <PageTitle>{t('Contact')}</PageTitle>
      <PageIntro
        title={t('Write to us')}
        lead={t('People read what you send, and people answer, by mail, to the address that you leave here.')}
      />
      <Halves>
        <section aria-label={t('Your message')}>
          {/* There before it says anything, so that it is read out. */}
          <div role="status">
            {answerTo !== null && (
              <Stack gap={16} align="start" ref={intoView}>
                <Heading level={2}>{t('Your message is on its way')}</Heading>
                <Text measure>{t('We answer to {address}.', { address: answerTo })}</Text>
                <Button variant="quiet" onClick={() => setAnswerTo(null)}>
                  {t('Write another message')}
                </Button>
              </Stack>
            )}
          </div>
          {answerTo === null && <ContactForm onSent={setAnswerTo} />}
        </section>
        <Stack gap={32} as="ul">
          {reasons().map(({ title, text }) => (
            <Stack gap={8} as="li" key={title}>
              <Heading level={2} size="large">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          ))}
        </Stack>
      </Halves>
    </>
  );
}
