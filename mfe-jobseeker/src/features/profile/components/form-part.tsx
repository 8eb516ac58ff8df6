import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  padding-block-start: ${space(32)};
  border-block-start: 1px solid ${color.line};
`;

export interface FormPartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of a long form under a heading of its own. */
export function FormPart({ title, text, children }: FormPartProps) {
  return (
    <Part>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </Stack>
      {children}
    </Part>
  );
}
