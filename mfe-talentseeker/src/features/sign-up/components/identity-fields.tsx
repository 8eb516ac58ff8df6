import type { SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Grid, Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { t } from '@vela/language';

const keep = () => undefined;

/** What the professional network has told about the user; it cannot be changed here. */
export function IdentityFields({ user }: { readonly user: Pick<SessionUser, 'givenName' | 'familyName' | 'email'> }) {
  const fixed = { onChange: keep, readOnly: true, hint: TEXTS.readOnlyIdentity };
  return (
    <Stack gap={24}>
      <Grid columns={2}>
        <TextField label={t('First name')} value={user.givenName} {...fixed} />
        <TextField label={t('Last name')} value={user.familyName} {...fixed} />
      </Grid>
      <TextField label={t('Email')} value={user.email} {...fixed} />
    </Stack>
  );
}
