import type { SyntheticEvent } from 'react';
import { SIGN_UP_TEXTS } from '@vela/contracts/legal';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Icon } from '@vela/design-system/icon';
import { Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { AgreementBoxes, useAgreement } from '@vela/slice-parts/consents';

/** Both consents open the way to the professional network; they are recorded before the visitor leaves. */
export function Consents() {
  const session = useSession();
  const { ticked, setTicked, isComplete, recording } = useAgreement('jobSeeker');

  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    recording.mutate(undefined, { onSuccess: () => session.startLinkedin({ signin: false, userType: 'jobSeeker' }) });
  };

  return (
    <form onSubmit={leave}>
      <Stack gap={24}>
        <AgreementBoxes texts={SIGN_UP_TEXTS.jobSeeker} ticked={ticked} onChange={setTicked} />
        {recording.isError && <Banner tone="danger">{recording.error.message || TEXTS.unknownError}</Banner>}
        <div>
          <Button type="submit" disabled={!isComplete} loading={recording.isPending}>
            <Icon name="linkedin" />
            {t('Sign up with LinkedIn')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
