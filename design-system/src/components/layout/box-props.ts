import type { ComponentPropsWithRef } from 'react';
import type { Space } from '../../theme/index.js';

/** Elements a layout primitive may be, so that layout never costs meaning. */
export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'span'
  | 'fieldset';

export interface BoxProps extends ComponentPropsWithRef<'div'> {
  readonly as?: BoxElement;
}

export interface GapProps {
  /** Space between the children, a step of the 4-px grid. */
  readonly gap?: Space;
}
