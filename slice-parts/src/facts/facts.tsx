import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '@vela/design-system/theme';

/* Measured by its own width: it stands beside a form and alone on a page. */
const Frame = styled.div`
  container-type: inline-size;
`;

const List = styled.dl`
  display: grid;
  gap: ${space(12)} ${space(24)};
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.7;
  }
  dd {
    min-inline-size: 0;
  }
  @container (min-width: 30rem) {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
  @container (max-width: 29.99rem) {
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
  return (
    <Frame>
      <List>{children}</List>
    </Frame>
  );
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
