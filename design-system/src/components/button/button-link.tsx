import styled from 'styled-components';
import type { LinkProps } from '@vela/router';
import { SiteLink } from '../link/site-link.js';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.js';

const Pill = styled(SiteLink)`
  ${buttonLook}
`;

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly block?: boolean;
}

/** A link that weighs as much as a button; see `SiteLink` for what `reloadDocument` does. */
export const ButtonLink = ({ variant = 'primary', size = 'medium', block = false, ...rest }: ButtonLinkProps) => (
  <Pill data-variant={variant} data-size={size} data-block={block} {...rest} />
);
