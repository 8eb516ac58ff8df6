import styled from 'styled-components';
import { Link, type LinkProps } from '@vela/router';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.js';

const PillLink = styled(Link)`
  ${buttonLook}
`;

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly block?: boolean;
}

/** A link that weighs as much as a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', block = false, ...rest }: ButtonLinkProps) {
  return <PillLink data-variant={variant} data-size={size} data-block={block} {...rest} />;
}
