import { MAIL_KIND_READERS, type NewsChannel } from '@vela/contracts/constants';
import type { MailPreferences as Preferences } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Checkbox } from '@vela/design-system/checkbox';
import { Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useMailChoice, useMailPreferences } from '../api/mail-preferences.js';
import type { Matter } from '../matters.js';
import { Answer } from './answer.js';
import { Section } from './section.js';

interface ChoicesProps {
  readonly channel: NewsChannel;
  readonly matter: Matter;
  readonly about: string;
}

/** @returns how many kinds of news somebody of the reader's roles can choose about */
function useKinds(): number {
  const { user } = useSession();
  return Object.values(MAIL_KIND_READERS).filter((readers) => readers.some((role) => user?.[role] !== undefined))
    .length;
}

interface KindProps {
  readonly channel: NewsChannel;
  readonly preference: Preferences[number];
}

/** One kind of news in one place; saved at once. */
function Kind({ channel, preference: { kind, title, wanted, onPage } }: KindProps) {
  const { chosen, choose, error } = useMailChoice({ kind, channel });
  return (
    <Stack gap={8}>
      <Checkbox
        label={title}
        value={chosen ?? (channel === 'mail' ? wanted : onPage)}
        onChange={(value) => choose(value)}
      />
      {error !== null && <Banner tone="danger">{error.message || TEXTS.unknownError}</Banner>}
    </Stack>
  );
}

/** Each kind of news that can be switched off in one place. */
function Choices({ channel, matter, about }: ChoicesProps) {
  const asked = useMailPreferences();
  const kinds = useKinds();
  return (
    <Section matter={matter} about={about}>
      <Answer asked={asked} what={t('Your choices')} lines={kinds}>
        {(preferences) =>
          preferences.length === 0 ? (
            <Text>{t('There is nothing to choose before you have a profile.')}</Text>
          ) : (
            <Stack gap={12}>
              {preferences.map((preference) => (
                <Kind key={preference.kind} channel={channel} preference={preference} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </Section>
  );
}

/** What nobody can switch off, neither by mail nor in the list. */
const alwaysText = (): string => t('What is about your account, your company, hires, meetings and money always comes.');

/** What is told by mail, and what in the list of notifications. */
export function MailPreferences() {
  return (
    <>
      <Choices
        channel="mail"
        matter="mails"
        about={t('Choose which mails you get. {always}', { always: alwaysText() })}
      />
      <Choices
        channel="page"
        matter="notifications"
        about={t('Choose what stands in your list of notifications. {always}', { always: alwaysText() })}
      />
    </>
  );
}
