import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, eased, focusRing, fontWeight, media, space } from '../../theme/index.js';

const Row = styled.div`
  display: flex;
  gap: ${space(24)};
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 ${color.line};
`;

const Tab = styled.button`
  flex: none;
  padding: ${space(12)} ${space(2)};
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  color: ${color.muted};
  cursor: pointer;
  ${eased('color, border-color')}
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[aria-selected='true'] {
    color: ${color.ink};
    font-weight: ${fontWeight.medium};
    border-color: ${color.bright};
  }
`;

const Panel = styled.div`
  padding-block-start: ${space(24)};
  ${focusRing}
`;

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

function targetOf(key: string, place: number, count: number, rightToLeft: boolean): number | null {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (place + 1) % count;
  if (key === backward) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Several views in one place, one shown. Arrow keys go from tab to tab and show what they reach. */
export function Tabs<Key extends string>({ label, tabs, value, onChange }: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const place = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === value),
  );

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetOf(event.key, place, tabs.length, rightToLeft);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || !tab) return;
    event.preventDefault();
    onChange(tab.key);
    row.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === place}
            aria-controls={`${id}-panel`}
            tabIndex={index === place ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </Tab>
        ))}
      </Row>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[place]?.key ?? ''}`} tabIndex={0}>
        {tabs[place]?.content}
      </Panel>
    </div>
  );
}
