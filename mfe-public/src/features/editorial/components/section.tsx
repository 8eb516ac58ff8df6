import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Stack } from '@vela/design-system/layout';
import { color, media, secondGround, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';

const Band = styled.section`
  padding-block: ${space(48)};
  ${media.from('md')} {
    padding-block: ${space(64)};
  }
  &[data-tone='surface'] {
    background: ${color.surface};
  }
  &[data-tone='second'] {
    ${secondGround}
  }
`;

const Opening = styled(Stack)`
  max-inline-size: 44rem;
`;

export interface SectionProps {
  readonly title: string;
  readonly text?: string;
  /** Ground of the whole width; paper unless told. */
  readonly tone?: 'paper' | 'surface' | 'second';
  readonly children?: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, text, tone = 'paper', children }: SectionProps) {
  return (
    <Band data-tone={tone}>
      <Container>
        <Stack gap={32}>
          <Opening gap={12}>
            <Heading level={2}>{title}</Heading>
            {text !== undefined && (
              <Text size="large" {...(tone === 'second' ? {} : { tone: 'muted' })}>
                {text}
              </Text>
            )}
          </Opening>
          {children}
        </Stack>
      </Container>
    </Band>
  );
}
