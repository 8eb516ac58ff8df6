import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';

const Framed = styled(Stack)`
  padding-block: ${space(32)};
  border-block-start: 1px solid ${color.line};
`;

export interface SectionProps {
  readonly title: string;
  /** What the section is for and what follows from it. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the privacy centre. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <Framed forwardedAs="section" gap={16} aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <Text tone="muted" measure>
        {about}
      </Text>
      {children}
    </Framed>
  );
}
