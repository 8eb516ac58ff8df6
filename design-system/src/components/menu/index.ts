export * from './menu.js';
export type { MenuItemProps, MenuLinkProps } from './menu-item.js';
export { MenuItem, MenuLink, MenuSeparator } from './menu-item.js';
