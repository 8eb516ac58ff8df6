import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { t } from '@vela/language';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.js';

const Pill = styled.button`
  ${buttonLook}
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  /* Out of sight only: the words stay the button's name. */
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

const turn = keyframes`to { transform: rotate(1turn); }`;

const Spinner = styled.span`
  position: absolute;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The action runs: the button keeps its width and its focus, and does nothing when pressed again. */
  readonly loading?: boolean;
  /** As wide as what it stands in. */
  readonly block?: boolean;
}

/**
 * Something happens here. For going somewhere use `ButtonLink`. It submits a form only with `type="submit"`. One that cannot be used
 * for a moment is `aria-disabled`: it does nothing and keeps its focus, which `disabled` would take away.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  block = false,
  type = 'button',
  onClick,
  children,
  'aria-disabled': unusable = false,
  ...rest
}: ButtonProps) {
  const isUnusable = loading || unusable === true || unusable === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isUnusable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pill
      type={type}
      data-variant={variant}
      data-size={size}
      data-block={block}
      onClick={handleClick}
      aria-disabled={isUnusable || undefined}
      {...(loading && { 'aria-busy': true })}
      {...rest}
    >
      <Label>{children}</Label>
      {loading && (
        <>
          <Spinner />
          <VisuallyHidden>{t(', in progress')}</VisuallyHidden>
        </>
      )}
    </Pill>
  );
}
