import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from '@vela/router/memory';
import { type ReactNode, useEffect } from 'react';
import { AUDIENCES, type Audience, ThemeRoot } from '../src/theme/index.js';

interface FrameProps {
  readonly audience: Audience;
  readonly direction: string;
  readonly children: ReactNode;
}

function Frame({ audience, direction, children }: FrameProps) {
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <ThemeRoot audience={audience}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeRoot>
  );
}

const isAudience = (value: unknown): value is Audience => AUDIENCES.some((audience) => audience === value);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Matching', 'Navigation', 'Feedback'] } },
  },
  globalTypes: {
    audience: {
      description: 'Whose colours are shown',
      toolbar: { title: 'Audience', icon: 'paintbrush', items: [...AUDIENCES], dynamicTitle: true },
    },
    direction: {
      description: 'Line of reading',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { audience: 'jobseeker', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Frame
        key={String(globals['direction'])}
        audience={isAudience(globals['audience']) ? globals['audience'] : 'jobseeker'}
        direction={String(globals['direction'])}
      >
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
