import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Checkbox } from '@vela/design-system/checkbox';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { useMailPreferences, useSaveMailPreference } from '../api/mail-preferences.js';
import { Answer } from './answer.js';
import { Section } from './section.js';

/** Each kind of mail that can be switched off; saved at once. */
export function MailPreferences() {
  const asked = useMailPreferences();
  const save = useSaveMailPreference();
  return (
    <Section title="Mails" about="Choose which mails you get. Mails about your account itself always come.">
      <Answer asked={asked} what="Your choices of mails">
        {(preferences) =>
          preferences.length === 0 ? (
            <Text>There is nothing to choose before you have a profile.</Text>
          ) : (
            <Stack gap={12}>
              {preferences.map(({ kind, title, wanted }) => (
                <Checkbox
                  key={kind}
                  label={title}
                  value={save.isPending && save.variables.kind === kind ? save.variables.wanted : wanted}
                  disabled={save.isPending}
                  onChange={(value) => save.mutate({ kind, wanted: value })}
                />
              ))}
            </Stack>
          )
        }
      </Answer>
      {save.isError && <Banner tone="danger">{save.error.message || TEXTS.unknownError}</Banner>}
    </Section>
  );
}
