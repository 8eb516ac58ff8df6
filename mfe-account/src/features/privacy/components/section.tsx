import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { useLocation } from '@vela/router';
import { type Matter, MATTERS } from '../matters.js';

const Framed = styled(Stack)`
  padding-block: ${space(32)};
  border-block-start: 1px solid ${color.line};
  & > h2:focus {
    outline: none;
  }
`;

export interface SectionProps {
  readonly matter: Matter;
  /** What the section is for and what follows from it. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the privacy centre. An address that ends in its name leads here, and so reads on from here. */
export function Section({ matter, about, children }: SectionProps) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = hash === `#${matter}`;
  useEffect(() => {
    if (!isAskedFor) return;
    // Where the address was opened, the page comes after it was looked for.
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isAskedFor, key]);
  const id = `${matter}-title`;
  return (
    <Framed forwardedAs="section" id={matter} gap={16} aria-labelledby={id}>
      <Heading level={2} size="title" id={id} ref={heading} tabIndex={-1}>
        {MATTERS[matter]}
      </Heading>
      <Text tone="muted" measure>
        {about}
      </Text>
      {children}
    </Framed>
  );
}
