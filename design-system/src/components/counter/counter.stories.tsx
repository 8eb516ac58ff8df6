import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Counter } from './counter.js';

const meta = {
  title: 'Forms/Counter',
  component: Counter,
  args: { label: 'Years of experience', value: 3, onChange: () => undefined },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Counter {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'A small whole number in two digits, 00 to 99.',
    use: ['Years, priorities: what is counted in ones.'],
    avoid: ['Amounts (`NumberField`).', 'Parts of a whole (`Slider`).'],
    keys: {
      '↑ ↓': 'one more, one less',
      'Page Up, Page Down': 'ten more, ten less',
      Digits: 'replace the number; letters are not taken',
    },
    spoken: 'A spin button with its value and its ends. The arrows are for pointers only: keys do the same.',
  }),
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

const spin = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('spinbutton', { name: 'Years of experience' });

export const Filled: Story = {};
export const Least: Story = { args: { value: 0 } };
export const Most: Story = { args: { value: 99 } };
export const Invalid: Story = { args: { error: 'Required' } };
export const Disabled: Story = { args: { disabled: true } };
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(spin(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(spin(canvasElement)).toHaveValue('05');
    await userEvent.keyboard('{PageUp}');
    await expect(spin(canvasElement)).toHaveValue('15');
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    await expect(spin(canvasElement)).toHaveValue('00');
  },
};
export const ByPress: Story = {
  args: { value: 98 },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Increase Years of experience' });
    await userEvent.click(more);
    await expect(spin(canvasElement)).toHaveValue('99');
    await expect(more).toBeDisabled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decrease Years of experience' }));
    await expect(spin(canvasElement)).toHaveValue('98');
  },
};
export const TakesDigitsOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.clear(spin(canvasElement));
    await userEvent.type(spin(canvasElement), 'a1-b2e');
    await expect(spin(canvasElement)).toHaveValue('12');
    await userEvent.tab();
    await expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', '12');
  },
};
