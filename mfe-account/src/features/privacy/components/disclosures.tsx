import { useState } from 'react';
import type { Disclosures as Seen } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { useDisclosures } from '../api/disclosures.js';
import { timesText } from '../texts.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

/** Rows that are shown at first. */
const SHOWN = 5;

function Views({ views }: Pick<Seen, 'views'>) {
  const [all, setAll] = useState(false);
  if (views.length === 0) return <Text>{t('Nobody has viewed your profile yet.')}</Text>;
  return (
    <Stack gap={8} align="start">
      <Entries style={{ inlineSize: '100%' }}>
        {(all ? views : views.slice(0, SHOWN)).map(({ company, day, times }) => (
          <Entry key={`${day} ${company}`}>
            <Text weight="medium">{company}</Text>
            <Text tone="muted" size="small" numeric>
              {dayText(day)}, {timesText(times)}
            </Text>
          </Entry>
        ))}
      </Entries>
      {!all && views.length > SHOWN && (
        <Button variant="bare" size="small" onClick={() => setAll(true)}>
          {t('Show all {count, number}', { count: views.length })}
        </Button>
      )}
    </Stack>
  );
}

function Identities({ identities }: Pick<Seen, 'identities'>) {
  if (identities.length === 0) return <Text>{t('Nobody. A company learns it only when you accept its request.')}</Text>;
  return (
    <Entries>
      {identities.map(({ company, at }) => (
        <Entry key={`${at} ${company}`}>
          <Text weight="medium">{company}</Text>
          <Text tone="muted" size="small" numeric>
            {t('since {day}', { day: dayText(at) })}
          </Text>
        </Entry>
      ))}
    </Entries>
  );
}

/** Who viewed the profile by its initials, and who knows whose it is. */
export function Disclosures() {
  const asked = useDisclosures();
  return (
    <Section
      matter="who-saw-you"
      about={t(
        'Companies see your profile by initials. Your name, email, picture and profile link are shown to those whose request you accepted, and to nobody else.',
      )}
    >
      <Answer asked={asked} what={t('Who saw you')} lines={3}>
        {({ views, identities }) => (
          <Stack gap={24}>
            <Stack gap={8}>
              <Heading level={3} size="body">
                {t('Know who you are')}
              </Heading>
              <Identities identities={identities} />
            </Stack>
            <Stack gap={8}>
              <Heading level={3} size="body">
                {t('Viewed your profile')}
              </Heading>
              <Views views={views} />
            </Stack>
          </Stack>
        )}
      </Answer>
    </Section>
  );
}
