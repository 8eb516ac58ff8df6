import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { useEndOtherSessions, useOtherSessions } from '../api/sessions.js';
import { sessionsText } from '../texts.js';
import { Answer } from './answer.js';
import { Section } from './section.js';

/** Where else the person is signed in, and the way out there. */
export function Sessions() {
  const asked = useOtherSessions();
  const end = useEndOtherSessions();
  return (
    <Section
      title="Where you are signed in"
      about="If you used a computer that is not yours, or lost one, sign out there from here."
    >
      <Answer asked={asked} what="Your sessions">
        {({ others }) => (
          <Stack gap={12} align="start">
            <Text role="status">{sessionsText(others)}</Text>
            {others > 0 && (
              <Button variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
                Sign out everywhere else
              </Button>
            )}
          </Stack>
        )}
      </Answer>
      {end.isError && <Banner tone="danger">{end.error.message || TEXTS.unknownError}</Banner>}
    </Section>
  );
}
