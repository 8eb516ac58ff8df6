import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontWeight } from '../../theme/index.js';

const Sail = styled.svg`
  flex: none;
  inline-size: 1.625rem;
  block-size: 1.625rem;
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-weight: ${fontWeight.bold};
  font-size: 1.375rem;
  line-height: 1;
  letter-spacing: -0.03em;
  color: inherit;
`;

/** The sail: main sail in the audience's colour, jib in the accent, the waterline under both. */
export function LogoMark(props: Omit<ComponentPropsWithRef<'svg'>, 'children'>) {
  return (
    <Sail viewBox="0 0 26 26" aria-hidden="true" focusable="false" {...props}>
      <path d="M12 2v18H2C6.5 15.5 10 9.5 12 2Z" fill={color.second} />
      <path d="M14.5 6c1 5 4 10 9 14h-9Z" fill={color.bright} />
      <path d="M2 22.5h22" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </Sail>
  );
}

/** The mark and the name, as they stand in the header. */
export function Logo(props: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return (
    <Name {...props}>
      <LogoMark />
      Vela
    </Name>
  );
}
