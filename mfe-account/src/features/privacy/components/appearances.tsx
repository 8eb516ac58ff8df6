import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { useAppearances } from '../api/appearances.js';
import { MATTERS } from '../matters.js';
import { APPEARANCES, appearancesText, roleAppearancesText } from '../texts.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

/** How often the talent stood in lists of matches, and for which roles. */
export function Appearances() {
  const asked = useAppearances();
  return (
    <Section matter="shown" about={APPEARANCES.about}>
      <Answer asked={asked} what={MATTERS.shown}>
        {(told) =>
          told.roles.length === 0 ? (
            <Text>{APPEARANCES.none}</Text>
          ) : (
            <Stack gap={8}>
              <Text weight="medium">{appearancesText(told)}</Text>
              <Entries>
                {told.roles.map((row) => (
                  <Entry key={row.role}>
                    <Text>{row.role}</Text>
                    <Text tone="muted" size="small" numeric>
                      {roleAppearancesText(row)}
                    </Text>
                  </Entry>
                ))}
              </Entries>
            </Stack>
          )
        }
      </Answer>
    </Section>
  );
}
