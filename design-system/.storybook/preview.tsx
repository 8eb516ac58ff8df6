import type { Preview } from '@storybook/react-webpack5';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { BREAKPOINTS_PX } from '@vela/contracts/constants';
import { MemoryRouter } from '@vela/router/memory';
import { type Audience, AUDIENCES, SCHEME_ATTRIBUTE, SCHEMES, ThemeRoot } from '../src/theme/index.js';
import { look } from './look.js';

interface FrameProps {
  readonly audience: Audience;
  readonly direction: string;
  readonly scheme: string;
  readonly children: ReactNode;
}

function Frame({ audience, direction, scheme, children }: FrameProps) {
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useLayoutEffect(() => {
    document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  }, [scheme]);
  return (
    <ThemeRoot audience={audience}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeRoot>
  );
}

const isAudience = (value: unknown): value is Audience => AUDIENCES.some((audience) => audience === value);

/** A phone, and the width from which each layout applies. */
const screens = Object.fromEntries(
  Object.entries({ phone: 360, ...BREAKPOINTS_PX })
    .filter(([, width]) => width > 0)
    .map(([name, width]) => [
      name,
      { name: `${name} · ${width} px`, styles: { width: `${width}px`, height: '800px' } },
    ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: look, toc: true },
    viewport: { options: screens },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Propose a change'],
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Voice', 'Logo', 'Icon'],
          'Layout',
          'Actions',
          'Forms',
          'Matching',
          'Navigation',
          'Feedback',
        ],
      },
    },
  },
  globalTypes: {
    audience: {
      description: 'Whose colours are shown',
      toolbar: { title: 'Audience', icon: 'paintbrush', items: [...AUDIENCES], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'mirror', items: [...SCHEMES], dynamicTitle: true },
    },
    direction: {
      description: 'Line of reading',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { audience: 'jobseeker', scheme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Frame
        key={String(globals['direction'])}
        audience={isAudience(globals['audience']) ? globals['audience'] : 'jobseeker'}
        direction={String(globals['direction'])}
        scheme={String(globals['scheme'])}
      >
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
