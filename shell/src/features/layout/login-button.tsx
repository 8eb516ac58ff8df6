import { Button } from '@vela/design-system/button';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';

/** Signs in at the professional network; who has no account yet is sent back with the advice to sign up. */
export function LoginButton() {
  const { startLinkedin } = useSession();
  return (
    <Button variant="quiet" size="small" onClick={() => startLinkedin({ signin: true })}>
      {t('Login')}
    </Button>
  );
}
