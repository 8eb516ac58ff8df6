import { createContext, type ReactNode, use, useId } from 'react';
import styled, { css } from 'styled-components';
import { Link, type LinkProps } from '@vela/router';
import { color, fontSize, space, systemUnusable } from '../../theme/index.js';
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
    ${systemUnusable}
  }
`;

const Action = styled.button`
  ${itemLook}
`;
const Tick = styled(Icon)`
  margin-inline-start: auto;
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
  /** Whether it is the chosen one of a few; without it the item is something to do. */
  readonly checked?: boolean;
}

/** Something to do, or one of a few to choose. The menu closes first. */
export function MenuItem({ icon, children, onSelect, disabled = false, checked }: MenuItemProps) {
  const close = use(MenuCloseContext);
  const select = () => {
    if (disabled) return;
    close();
    onSelect();
  };
  return (
    <Action
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      onClick={select}
    >
      {icon && <Icon name={icon} />}
      {children}
      {checked && <Tick name="check" />}
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

const Title = styled.div`
  padding: ${space(4)} ${space(12)};
  font-size: ${fontSize.small};
  color: ${color.muted};
`;

export interface MenuGroupProps {
  readonly label: string;
  /** `MenuItem`s of which one is `checked`. */
  readonly children: ReactNode;
}

/** A few items under a name of their own, of which one is chosen. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Title id={id}>{label}</Title>
      {children}
    </div>
  );
}
