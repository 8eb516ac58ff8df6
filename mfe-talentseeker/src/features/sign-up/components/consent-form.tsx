import { type SyntheticEvent, useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Icon } from '@vela/design-system/icon';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { useRecordConsents } from '../api/record-consents.js';

/** Both consents, and the way to the professional network that they open. */
export function ConsentForm() {
  const session = useSession();
  const record = useRecordConsents();
  const [terms, setTerms] = useState(false);
  const [privacy, setPrivacy] = useState(false);

  const signIn = (event: SyntheticEvent) => {
    event.preventDefault();
    record.mutate(undefined, {
      onSuccess: () => session.startLinkedin({ signin: false, userType: 'talentSeeker' }),
    });
  };

  return (
    <form onSubmit={signIn}>
      <Stack gap={24}>
        <Stack gap={8} as="fieldset" aria-label={t('Consents')}>
          <Checkbox
            name="terms"
            value={terms}
            onChange={setTerms}
            label={
              <Trans
                message="I accept the <terms>general terms for business clients</terms>"
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
                message="I have read and accept the <policy>privacy policy</policy>"
                parts={{ policy: <TextLink to={PATHS.privacyPolicy} target="_blank" /> }}
              />
            }
          />
        </Stack>
        {record.error !== null && (
          <Banner tone="danger" title={t('Your consent could not be recorded')}>
            {record.error.message}
          </Banner>
        )}
        <div>
          <Button type="submit" disabled={!(terms && privacy)} loading={record.isPending}>
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
