import styled from 'styled-components';
import { Icon } from '@vela/design-system/icon';
import { focusRing, radius, space } from '@vela/design-system/theme';

const Address = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  color: inherit;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  overflow-wrap: anywhere;
  border-radius: ${radius.small};
  ${focusRing}
`;

/** Writes a mail to somebody who has agreed to be known. */
export function MailLink({ email }: { readonly email: string }) {
  // A company from which the talent hides keeps the name alone.
  if (email === '') return null;
  const at = email.lastIndexOf('@');
  return (
    // Browsers hear a space where a line may end.
    <Address href={`mailto:${email}`} aria-label={email}>
      <Icon name="mail" size="small" />
      <span>
        {email.slice(0, at)}
        {/* A line too short for all of it ends before the host, not in a word. */}
        <wbr />
        {email.slice(at)}
      </span>
    </Address>
  );
}
