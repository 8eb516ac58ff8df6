import { useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Icon } from '@vela/design-system/icon';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { useRecordConsents } from '../api/record-consents.js';

/** Both consents open the way to the professional network; they are recorded before the visitor leaves. */
export function Consents() {
  const session = useSession();
  const record = useRecordConsents();
  const [terms, setTerms] = useState(false);
  const [privacy, setPrivacy] = useState(false);

  const leave = () =>
    record.mutate(undefined, { onSuccess: () => session.startLinkedin({ signin: false, userType: 'jobSeeker' }) });

  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Checkbox
          name="terms"
          value={terms}
          onChange={setTerms}
          label={
            <Trans
              message="I agree to the <terms>general terms</terms>."
              parts={{ terms: <TextLink to={PATHS.terms} target="_blank" /> }}
            />
          }
        />
        <Checkbox
          name="privacy"
          value={privacy}
          onChange={setPrivacy}
          label={
            <Trans
              message="I have read the <policy>privacy policy</policy> and agree to it."
              parts={{ policy: <TextLink to={PATHS.privacyPolicy} target="_blank" /> }}
            />
          }
        />
      </Stack>
      {record.isError && <Banner tone="danger">{record.error.message || TEXTS.unknownError}</Banner>}
      <div>
        <Button disabled={!terms || !privacy} loading={record.isPending} onClick={leave}>
          <Icon name="linkedin" />
          {t('Sign up with LinkedIn')}
        </Button>
      </div>
    </Stack>
  );
}
