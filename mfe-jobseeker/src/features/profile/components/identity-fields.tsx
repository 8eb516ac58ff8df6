import type { SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { TextField } from '@vela/design-system/text-field';
import { t } from '@vela/language';
import { Pair } from './pair.js';

/** A read-only field takes no change. */
const ignore = () => undefined;

/** Who the account belongs to, as the professional network says it. */
export function IdentityFields({ user }: { readonly user: SessionUser }) {
  return (
    <>
      <Pair>
        <TextField
          label={t('First name')}
          value={user.givenName}
          onChange={ignore}
          readOnly
          hint={TEXTS.readOnlyIdentity}
        />
        <TextField
          label={t('Last name')}
          value={user.familyName}
          onChange={ignore}
          readOnly
          hint={TEXTS.readOnlyIdentity}
        />
      </Pair>
      <TextField
        label={t('Email')}
        type="email"
        value={user.email}
        onChange={ignore}
        readOnly
        hint={TEXTS.readOnlyIdentity}
      />
    </>
  );
}
