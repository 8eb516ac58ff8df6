import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, fontWeight, media, space } from '../../theme/index.js';
import { ReadingDirection } from '../reading-direction/index.js';

const Row = styled(Base.List)`
  display: flex;
  gap: ${space(24)};
  overflow-x: auto;
  box-shadow: inset 0 -1px 0 ${color.line};
`;

const Tab = styled(Base.Tab)`
  flex: none;
  padding: ${space(12)} ${space(2)};
  border: 0;
  border-block-end: 3px solid transparent;
  ${media.forcedColors} {
    border-color: ${color.surface};
  }
  background: none;
  color: ${color.muted};
  cursor: pointer;
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

const Panel = styled(Base.Panel)`
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

/** Several views in one place, one shown. Arrow keys go from tab to tab and show what they reach. */
export function Tabs<Key extends string>({ label, tabs, value, onChange }: TabsProps<Key>) {
  const change = (next: unknown) => {
    const tab = tabs.find(({ key }) => key === next);
    if (tab) onChange(tab.key);
  };
  return (
    <ReadingDirection>
      <Base.Root value={value} onValueChange={change}>
        <Row aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Tab key={tab.key} value={tab.key}>
              {tab.label}
            </Tab>
          ))}
        </Row>
        {tabs.map((tab) => (
          <Panel key={tab.key} value={tab.key}>
            {tab.content}
          </Panel>
        ))}
      </Base.Root>
    </ReadingDirection>
  );
}
