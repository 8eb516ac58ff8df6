import type { SyntheticEvent } from 'react';
import { SIGN_UP_TEXTS } from '@vela/contracts/legal';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Icon } from '@vela/design-system/icon';
import { Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { AgreementBoxes, useAgreement } from '@vela/slice-parts/consents';

/** Both consents, and the way to the professional network that they open. */
export function ConsentForm() {
  const session = useSession();
  const { ticked, setTicked, isComplete, recording } = useAgreement('talentSeeker');

  const signIn = (event: SyntheticEvent) => {
    event.preventDefault();
    recording.mutate(undefined, {
      onSuccess: () => session.startLinkedin({ signin: false, userType: 'talentSeeker' }),
    });
  };

  return (
    <form onSubmit={signIn}>
      <Stack gap={24}>
        <AgreementBoxes texts={SIGN_UP_TEXTS.talentSeeker} ticked={ticked} onChange={setTicked} />
        {recording.error !== null && (
          <Banner tone="danger" title={t('Your consent could not be recorded')}>
            {recording.error.message}
          </Banner>
        )}
        <div>
          <Button type="submit" disabled={!isComplete} loading={recording.isPending}>
            <Icon name="linkedin" />
            {t('Sign in with LinkedIn')}
          </Button>
        </div>
        <Text size="small" tone="muted" measure>
          {t('LinkedIn gives us your name, email and picture. We never post anything there.')}
        </Text>
      </Stack>
    </form>
  );
}
