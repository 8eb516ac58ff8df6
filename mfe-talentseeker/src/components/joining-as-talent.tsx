import { useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';

/** What joining a company does to somebody who is a talent, too; says nothing to others. */
export function JoiningAsTalent() {
  const { user } = useSession();
  if (user?.jobSeeker === undefined) return null;
  return (
    <Text>
      {t(
        'You have a talent profile, too. A company does not meet its own people as talent: from the moment you join, this one no longer finds your profile, and could notice which one is gone. To leave no trace, block it in your privacy settings some time before.',
      )}
    </Text>
  );
}
