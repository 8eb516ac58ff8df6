import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { filledPaths, strokedPaths } from './paths.js';

const Drawing = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  &[data-size='large'] {
    inline-size: 1.75em;
    block-size: 1.75em;
  }
  &[data-size='small'] {
    inline-size: 1em;
    block-size: 1em;
  }
  /* What points along the line of reading turns with it. */
  &[data-mirrored='true']:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const MIRRORED: ReadonlySet<string> = new Set([
  'arrow-right',
  'chevron-start',
  'chevron-end',
  'external-link',
  'logout',
]);

export type IconName = keyof typeof strokedPaths | keyof typeof filledPaths;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly name: IconName;
  /** Relative to the text beside it: small 1, medium 1.25, large 1.75 times its size. */
  readonly size?: 'small' | 'medium' | 'large';
}

const isFilled = (name: IconName): name is keyof typeof filledPaths => name in filledPaths;

/** A drawing beside a word. Screen readers do not hear it: the word, or the control's label, says it. */
export function Icon({ name, size = 'medium', ...rest }: IconProps) {
  const filled = isFilled(name);
  return (
    <Drawing
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-size={size}
      data-mirrored={MIRRORED.has(name)}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      fillRule="evenodd"
      {...rest}
    >
      <path d={filled ? filledPaths[name] : strokedPaths[name]} />
    </Drawing>
  );
}
