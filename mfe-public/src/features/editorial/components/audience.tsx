import { PATHS } from '@vela/contracts/routes';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { Points } from './points.js';
import { Section } from './section.js';

const FOR = texts([
  {
    title: 'For women in tech and leadership',
    text: 'Your skills are read before your name and your picture. You set the lowest pay; nobody sees who you are until you say yes.',
  },
  {
    title: 'For companies that want them',
    text: 'You meet people who fit the role, with the reasons beside each. A yes is what you pay for, and the fee comes with a signed contract.',
  },
  {
    title: 'A bonus when you are hired',
    text: 'If you are hired through Vela, we may pay you a bonus on top of your salary. We tell you the amount when we confirm the hire.',
  },
]);

/** Whom this is for, and what each of them has of it. */
export const Audience = () => (
  <Section title={t('Whom it is for')} tone="surface">
    <Stack gap={32}>
      <Points points={FOR} />
      <Text tone="muted">
        <Trans
          message="Everybody may join: the score never reads who somebody is. <read>See what it reads</read>"
          parts={{ read: <TextLink to={PATHS.howItWorks} /> }}
        />
      </Text>
    </Stack>
  </Section>
);
