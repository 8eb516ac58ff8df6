import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, media, space } from '@vela/design-system/theme';

const List = styled.dl`
  display: grid;
  gap: ${space(12)} ${space(24)};
  ${media.from('sm')} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.7;
  }
  dd {
    min-inline-size: 0;
  }
  ${media.below('sm')} {
    dd + dt {
      margin-block-start: ${space(4)};
    }
    dt {
      margin-block-end: -${space(8)};
    }
  }
`;

/** What is known about somebody, name by name. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <List>{children}</List>;
}

/** One line of `Facts`. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
