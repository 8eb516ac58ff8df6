import type { SessionEntry } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { EVERYWHERE_ELSE, useEndSessions, useSessions } from '../api/sessions.js';
import { SESSIONS, sessionTitle, sessionUseText } from '../texts.js';
import { Answer } from './answer.js';
import { Entries, Entry } from './entries.js';
import { Section } from './section.js';

function Session({ session, onEnd, isEnding }: SessionProps) {
  return (
    <Entry>
      <div>
        <Text weight="medium">{sessionTitle(session)}</Text>
        <Text size="small" tone="muted">
          {sessionUseText(session)}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="small"
          loading={isEnding}
          aria-label={t('Sign out: {session}', { session: sessionTitle(session) })}
          onClick={onEnd}
        >
          {SESSIONS.end}
        </Button>
      )}
    </Entry>
  );
}

interface SessionProps {
  readonly session: SessionEntry;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** Where the person is signed in, and the way out there. */
export function Sessions() {
  const asked = useSessions();
  const end = useEndSessions();
  return (
    <Section matter="sessions" about={SESSIONS.about}>
      <Answer asked={asked} what={t('Your sessions')}>
        {(sessions) => (
          <Stack gap={12} align="start">
            <Entries style={{ inlineSize: '100%' }}>
              {sessions.map((session) => (
                <Session
                  key={session.id}
                  session={session}
                  isEnding={end.isPending && end.variables === session.id}
                  onEnd={() => end.mutate(session.id)}
                />
              ))}
            </Entries>
            {sessions.length > 1 ? (
              <Button
                variant="secondary"
                loading={end.isPending && end.variables === EVERYWHERE_ELSE}
                onClick={() => end.mutate(EVERYWHERE_ELSE)}
              >
                {SESSIONS.endOthers}
              </Button>
            ) : (
              <Text role="status">{SESSIONS.onlyHere}</Text>
            )}
          </Stack>
        )}
      </Answer>
      {end.isError && <Banner tone="danger">{end.error.message || TEXTS.unknownError}</Banner>}
    </Section>
  );
}
