import type { SessionUser } from '@vela/contracts/schemas';
import { useSession } from '@vela/design-system/services';
import { Stepper } from '@vela/design-system/stepper';
import { msg, t } from '@vela/language';

/** Place of a step of the sign-up, from 1. */
export type SignUpStep = 1 | 2 | 3 | 4;

type Account = SessionUser | null | undefined;

/** The steps with their labels and what shows that each is done. */
const STEPS: readonly {
  readonly place: SignUpStep;
  readonly label: string;
  readonly isDone: (user: Account) => boolean;
}[] = [
  { place: 1, label: msg('Authentication'), isDone: (user) => Boolean(user) },
  { place: 2, label: msg('Your Profile'), isDone: (user) => Boolean(user?.talentSeeker?.linkedinProfile) },
  { place: 3, label: msg('Your Experience'), isDone: (user) => (user?.talentSeeker?.fields.length ?? 0) > 0 },
  {
    place: 4,
    label: msg('Your profile'),
    isDone: (user) => Boolean(user?.talentSeeker?.linkedinProfile && user.talentSeeker.company),
  },
];

/**
 * The sign-up's four steps, each done once the account has what it asks for. One that was passed over is left out: the way
 * does not lead back to it, and it would stand there as forgotten.
 */
export function SignUpSteps({ current }: { readonly current: SignUpStep }) {
  const { user } = useSession();
  return (
    <Stepper
      label={t('Sign-up')}
      steps={STEPS.filter(({ place, isDone }) => place >= current || isDone(user)).map(({ place, label, isDone }) => ({
        label: t(label),
        state: place === current ? 'current' : isDone(user) ? 'done' : 'ahead',
      }))}
    />
  );
}
