import { COOKIE_SETTINGS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { useConsents } from '../api/consents.js';
import { consentText } from '../texts.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

/** What was agreed to, and where it is taken back. */
export function Consents() {
  const asked = useConsents();
  return (
    <Section
      matter="agreed"
      about={t(
        'Every decision is kept with the version of the text and its time. You can take analytics back whenever you like; from then on nothing is counted.',
      )}
    >
      <Answer asked={asked} what={t('Your decisions')}>
        {(consents) =>
          consents.length === 0 ? (
            <Text>{t('No decision is stored with your account.')}</Text>
          ) : (
            <Entries>
              {consents.map((consent) => (
                <Entry key={`${consent.at} ${consent.kind} ${consent.revision}`}>
                  <Text weight="medium">{consentText(consent)}</Text>
                  <Text tone="muted" size="small" numeric>
                    {t('{day}, version {revision, number}', { day: dayText(consent.at), revision: consent.revision })}
                  </Text>
                </Entry>
              ))}
            </Entries>
          )
        }
      </Answer>
      <div>
        <TextLink to={COOKIE_SETTINGS}>{t('Change cookie settings')}</TextLink>
      </div>
    </Section>
  );
}
