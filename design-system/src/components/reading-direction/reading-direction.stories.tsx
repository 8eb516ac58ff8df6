import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { forwardKey } from '../../testing/reading-direction.js';
import { usage } from '../../testing/usage.js';
import { Slider } from '../slider/index.js';
import { Tabs } from '../tabs/index.js';
import { ReadingDirection } from './reading-direction.js';

const meta = {
  title: 'Parts/Reading direction',
  component: ReadingDirection,
  args: {
    children: <Slider label="Employment, %" min={0} max={100} step={10} value={50} onChange={() => undefined} />,
  },
  parameters: usage({
    what: 'Tells the controls of Base UI in which direction the document is read; `Slider` and `Tabs` stand in it.',
    use: ['A new control made of Base UI in which arrow keys or the pointer have a direction.'],
    avoid: ['Pages: the components bring it along.', 'Controls of our own, which ask the browser.'],
    keys: { '← →': 'lead along the line of reading' },
  }),
} satisfies Meta<typeof ReadingDirection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundASlider: Story = {};
export const AroundTabs: Story = {
  args: {
    children: (
      <Tabs
        label="Connections"
        tabs={['Pending', 'Accepted'].map((label) => ({ key: label, label, content: label }))}
        value="Pending"
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const tab = (name: string) => within(canvasElement).getByRole('tab', { name });
    await userEvent.tab();
    await userEvent.keyboard(forwardKey(canvasElement));
    await expect(tab('Accepted')).toHaveFocus();
  },
};
