import { createContext, type ReactNode, use } from 'react';
import styled, { css } from 'styled-components';
import { Link, type LinkProps } from '@vela/router';
import { color, space } from '../../theme/index.js';
import { Icon, type IconName } from '../icon/index.js';

/** Closes the menu an item stands in, and gives focus back to its button. */
export const MenuCloseContext = createContext<() => void>(() => undefined);

const itemLook = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: 0.625rem;
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > svg {
    color: ${color.muted};
  }
  &:hover,
  &:focus-visible {
    background: ${color.secondSoft};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: not-allowed;
    background: none;
  }
`;

const Action = styled.button`
  ${itemLook}
`;
const Place = styled(Link)`
  ${itemLook}
`;

interface ItemProps {
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export interface MenuItemProps extends ItemProps {
  readonly onSelect: () => void;
  readonly disabled?: boolean;
}

/** Something to do. The menu closes first. */
export function MenuItem({ icon, children, onSelect, disabled = false }: MenuItemProps) {
  const close = use(MenuCloseContext);
  const select = () => {
    if (disabled) return;
    close();
    onSelect();
  };
  return (
    <Action type="button" role="menuitem" tabIndex={-1} aria-disabled={disabled || undefined} onClick={select}>
      {icon && <Icon name={icon} />}
      {children}
    </Action>
  );
}

export interface MenuLinkProps extends ItemProps {
  readonly to: LinkProps['to'];
}

/** Somewhere to go. */
export function MenuLink({ icon, children, to }: MenuLinkProps) {
  const close = use(MenuCloseContext);
  return (
    <Place to={to} role="menuitem" tabIndex={-1} onClick={close}>
      {icon && <Icon name={icon} />}
      {children}
    </Place>
  );
}

const Line = styled.hr`
  margin: ${space(8)} ${space(12)};
  border: 0;
  border-block-start: 1px solid ${color.line};
`;

/** Parts one group of items from the next. */
export function MenuSeparator() {
  return <Line />;
}
