import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TOOLTIP_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS, TOOLTIP_TOUCH_MS } from '@vela/contracts/constants';
import { usage } from '../../testing/usage.js';
import { IconButton } from '../button/index.js';
import { Tooltip } from './tooltip.js';

const connect = fn();

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Already connected',
    children: <IconButton icon="star" label="Connect" variant="outlined" aria-disabled onClick={connect} />,
  },
  parameters: usage({
    what: `More about one control, for those who ask: after ${TOOLTIP_ENTER_MS} ms under a mouse, ${TOOLTIP_TOUCH_MS} ms under a finger, staying ${TOOLTIP_TOUCH_LEAVE_MS} ms after it.`,
    use: [
      'Why a control cannot be used. It takes `aria-disabled`, not `disabled`, so that it can still be asked.',
      'What an icon does, where its name is not enough.',
    ],
    avoid: [
      'What everybody must read: write it in the page.',
      'Links and buttons inside it.',
      'Anything but a control: it could not be reached by keyboard.',
    ],
    keys: { Tab: 'shows it with the control’s focus', Escape: 'hides it' },
    spoken: 'It describes the control, whether it is open or not.',
  }),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const Below: Story = {
  args: { side: 'below' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const LongWords: Story = {
  args: {
    text: 'Connection request will reserve a free profile or tokens. Upon talent acceptance profile or token will be consumed',
  },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Connect' });
    await expect(button).toHaveAccessibleDescription('Already connected');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
