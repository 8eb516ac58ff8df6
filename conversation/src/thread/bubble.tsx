import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space, systemEdge } from '@vela/design-system/theme';

/** A list of messages. */
export const Bubbles = styled.ol`
  display: grid;
  gap: ${space(12)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  &[data-own='true'] {
    justify-items: end;
  }
`;

const Words = styled.p`
  max-inline-size: min(40rem, 88%);
  padding: ${space(12)} ${space(16)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${systemEdge}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  [data-own='true'] > & {
    background: ${color.band};
    color: ${color.onBand};
  }
`;

const Note = styled.div`
  font-size: ${fontSize.small};
  color: ${color.muted};
`;

export interface BubbleProps {
  readonly own: boolean;
  /** Who wrote it; null where the message before says so. */
  readonly author: string | null;
  readonly text: string;
  readonly note: ReactNode;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One message. */
export const Bubble = ({ own, author, text, note, ref }: BubbleProps) => (
  <Item ref={ref} data-own={own}>
    {author !== null && <Note>{author}</Note>}
    <Words dir="auto">{text}</Words>
    {note !== null && <Note>{note}</Note>}
  </Item>
);
