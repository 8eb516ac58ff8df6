import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { ChipList } from './chip-list.js';

const meta = {
  title: 'Forms/ChipList',
  component: ChipList,
  args: { label: 'Sectors', value: [], onChange: () => undefined },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <ChipList {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'Words of the reader’s own, each kept as a chip. Nothing typed is lost: leaving the field keeps it too.',
    use: ['Companies, sectors, addresses: short words that no list could hold.'],
    avoid: ['Known choices (`MultiAutocomplete`).', 'Sentences (`Textarea`).'],
    keys: {
      Enter: 'keeps the word',
      Tab: 'keeps the word and goes on',
      Backspace: 'removes the last one while nothing is typed',
    },
    spoken: '“Energy added”, “Energy removed”, “Energy is already there”.',
  }),
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Energy' } };
export const Filled: Story = { args: { value: ['Energy', 'Public sector'], hint: 'Press Enter after each' } };
export const Invalid: Story = { args: { error: 'Name at least one sector' } };
export const Disabled: Story = { args: { value: ['Energy', 'Public sector'], disabled: true } };
export const Many: Story = {
  args: {
    value: [
      'Energy',
      'Public sector',
      'Health',
      'Shipping',
      'Retail',
      'Banking',
      'Insurance',
      'Telecommunications and everything that belongs to networks',
    ],
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = canvas.getByLabelText('Sectors');
    await userEvent.type(entry, 'Energy{Enter}');
    await userEvent.type(entry, ' energy {Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('energy is already there');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.type(entry, 'Health');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Health' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Energy' }));
    await expect(entry).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
