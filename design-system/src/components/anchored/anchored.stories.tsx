import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AnchoredBox } from '../../testing/anchored-box.js';
import { usage } from '../../testing/usage.js';

const meta = {
  title: 'Parts/Anchored',
  component: AnchoredBox,
  args: { side: 'below', align: 'start' },
  parameters: usage({
    what: 'Lifts a small box above everything and keeps it beside what it belongs to: menus, tooltips and suggestions stand on it.',
    use: [
      'A component that opens something small beside its control.',
      'It goes to the other side, or along the edge, where there is no room.',
    ],
    avoid: ['Pages: they use the components made of it.', 'What takes the whole attention (`Dialog`, `Drawer`).'],
  }),
} satisfies Meta<typeof AnchoredBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const gapBelow = (canvasElement: HTMLElement): number =>
  screen.getByText('A small box').getBoundingClientRect().top -
  within(canvasElement).getByText('Beside me').getBoundingClientRect().bottom;

/** It is put into its place a moment after it is drawn. */
const standsBelow = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(gapBelow(canvasElement)).toBeGreaterThan(0));

export const Below: Story = {
  play: async ({ canvasElement }) => {
    await standsBelow(canvasElement);
  },
};
export const InTheMiddle: Story = { args: { align: 'center' } };
export const NoRoomAbove: Story = {
  args: { side: 'above' },
  play: async ({ canvasElement }) => {
    await standsBelow(canvasElement);
  },
};
