export * from './menu.js';
export type { MenuGroupProps, MenuItemProps, MenuLinkProps } from './menu-item.js';
export { MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu-item.js';
