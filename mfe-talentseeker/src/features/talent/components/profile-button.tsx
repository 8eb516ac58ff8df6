import styled from 'styled-components';
import { VisuallyHidden } from '@vela/design-system/layout';
import { color, focusRing, fontSize, radius } from '@vela/design-system/theme';
import { Trans } from '@vela/language/react';

const LinkLike = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accentText};
  font: inherit;
  font-size: ${fontSize.small};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`;

export interface ProfileButtonProps {
  /** Who it is about, for those who cannot see the card around it. */
  readonly talent: string;
  readonly onOpen: () => void;
}

/** Opens a talent's profile over the page. */
export function ProfileButton({ talent, onOpen }: ProfileButtonProps) {
  return (
    <LinkLike type="button" onClick={onOpen} aria-haspopup="dialog">
      <Trans
        message="View profile<hidden> of {talent}</hidden>"
        values={{ talent }}
        parts={{ hidden: <VisuallyHidden /> }}
      />
    </LinkLike>
  );
}
