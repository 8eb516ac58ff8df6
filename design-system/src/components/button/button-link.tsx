import styled from 'styled-components';
import { Link, type LinkProps } from '@vela/router';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.js';

const PillLink = styled(Link)`
  ${buttonLook}
`;

const PillAnchor = styled.a`
  ${buttonLook}
`;

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly block?: boolean;
}

/**
 * A link that weighs as much as a button. With `reloadDocument` it leads to what a server answers itself, such as a file or
 * a login: that has one address for all languages, where the router would put the page's before it.
 */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  block = false,
  to,
  reloadDocument = false,
  ...rest
}: ButtonLinkProps) {
  const look = { 'data-variant': variant, 'data-size': size, 'data-block': block };
  return reloadDocument && typeof to === 'string' ? (
    <PillAnchor href={to} {...look} {...rest} />
  ) : (
    <PillLink to={to} reloadDocument={reloadDocument} {...look} {...rest} />
  );
}
