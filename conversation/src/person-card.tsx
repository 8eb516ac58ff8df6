import type { ConversationPerson } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Beside, Stack } from '@vela/design-system/layout';
import { ExternalLink } from '@vela/design-system/link';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { initialsOfName } from '@vela/market/visibility';
import { MailLink } from '@vela/slice-parts/talent';

/** Key of whoever wrote and has no account any more. */
const CLOSED_ACCOUNT = 'closed';

/** Somebody in the conversation: name, picture, title, address and profile link. */
export function PersonCard({ person }: { readonly person: ConversationPerson }) {
  const { name, title, email, pictureUrl, linkedinProfile, present, side, key } = person;
  // Of the talent, and of somebody whose account is gone, nothing is left that they could have left.
  const hasLeft = !present && side === 'company' && key !== CLOSED_ACCOUNT;
  return (
    <Beside>
      <Avatar initials={initialsOfName(name)} name={name} pictureUrl={pictureUrl} />
      <Stack gap={4}>
        <Text weight="medium">{name}</Text>
        {title !== '' && <Text tone="muted">{title}</Text>}
        {hasLeft && <Text tone="muted">{t('Has left the company')}</Text>}
        {email !== null && <MailLink email={email} />}
        {linkedinProfile !== null && <ExternalLink href={linkedinProfile}>{t('LinkedIn profile')}</ExternalLink>}
      </Stack>
    </Beside>
  );
}
