import { Icon } from '@vela/design-system/icon';
import { Cluster } from '@vela/design-system/layout';
import { SocialLink } from '@vela/design-system/navigation';
import { SOCIAL_LINKS } from './navigation.js';

/** Vela on the social networks. */
export function SocialLinks() {
  return (
    <Cluster gap={4} wrap={false}>
      {SOCIAL_LINKS.map(({ label, href, icon }) => (
        <SocialLink key={label} label={label} href={href}>
          <Icon name={icon} />
        </SocialLink>
      ))}
    </Cluster>
  );
}
