import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/index.js';
import { Heading, type HeadingLevel } from '../typography/index.js';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(12)};
  padding: ${space(48)} ${space(24)};
  text-align: center;
  overflow-wrap: anywhere;
  color: ${color.muted};
  & > svg {
    inline-size: 6rem;
    block-size: 4.5rem;
    margin-block-end: ${space(8)};
  }
  & > h1,
  & > h2,
  & > h3 {
    color: ${color.ink};
  }
  & > p {
    max-inline-size: 44ch;
    text-wrap: balance;
  }
  & > div {
    margin-block-start: ${space(12)};
    color: ${color.ink};
  }
`;

const drawings = {
  calm: (
    <>
      <path d="M40 8v44H14C26 44 36 28 40 8Z" fill={color.second} opacity={0.4} />
      <path d="M47 18c2 14 10 26 24 34H47Z" fill={color.bright} opacity={0.45} />
      <path d="M6 60h80" stroke={color.control} strokeWidth={3} strokeLinecap="round" />
    </>
  ),
  failed: (
    <>
      <path d="M30 14 16 52h30c-9-9-15-22-16-38Z" fill={color.second} opacity={0.4} />
      <path d="M52 52c10-2 18-8 24-18L52 26Z" fill={color.bright} opacity={0.45} />
      <path
        d="M6 60c8-6 14-6 22 0s14 6 22 0 14-6 22 0 10 4 14 2"
        fill="none"
        stroke={color.control}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  ),
  offline: (
    <>
      <path
        d="M40 8v44H14C26 44 36 28 40 8Z"
        fill="none"
        stroke={color.control}
        strokeWidth={2}
        strokeDasharray="4 5"
      />
      <path d="M47 18c2 14 10 26 24 34H47Z" fill="none" stroke={color.control} strokeWidth={2} strokeDasharray="4 5" />
      <path d="M6 60h80" stroke={color.control} strokeWidth={3} strokeLinecap="round" strokeDasharray="10 8" />
    </>
  ),
};

export interface EmptyStateProps {
  readonly title: string;
  /** `calm` nothing is there, `failed` something broke, `offline` no network. */
  readonly mood?: keyof typeof drawings;
  readonly level?: HeadingLevel;
  /** What to know, in a sentence or two. */
  readonly children?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

/** What stands where content would be, with the next step in it. */
export function EmptyState({ title, mood = 'calm', level = 2, children, action }: EmptyStateProps) {
  return (
    // What failed comes after a while, in the place of what was to come: it is said at once.
    <Frame role={mood === 'failed' ? 'alert' : undefined}>
      <svg viewBox="0 0 92 68" aria-hidden="true" focusable="false">
        {drawings[mood]}
      </svg>
      <Heading level={level} size={level === 1 ? 'heading' : 'title'}>
        {title}
      </Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div>{action}</div>}
    </Frame>
  );
}
