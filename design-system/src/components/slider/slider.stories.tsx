import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { forwardKey } from '../../testing/reading-direction.js';
import { usage } from '../../testing/usage.js';
import { type Range, RangeSlider } from './range-slider.js';
import { Slider } from './slider.js';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Permanent',
    value: 80,
    onChange: () => undefined,
    min: 5,
    max: 100,
    step: 5,
    formatValue: (value: number) => `${value} %`,
  },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Slider {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'A number whose place on the line says enough; `RangeSlider` for a span. The value is always in sight.',
    use: [
      'Shares and filters, in steps that matter.',
      '`formatValue` puts the value in words, for eyes and ears alike.',
    ],
    avoid: ['Exact amounts (`NumberField`).', 'Fewer than about five values (`RadioGroup`).'],
    keys: { '← → ↑ ↓': 'one step', 'Page Up, Page Down': 'ten steps', 'Home, End': 'least, most' },
  }),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Least: Story = { args: { value: 5 } };
export const Most: Story = { args: { value: 100 } };
export const Invalid: Story = { args: { error: 'Choose at least half' } };
export const Disabled: Story = { args: { disabled: true } };
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Permanent' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard(forwardKey(canvasElement));
    await expect(slider).toHaveAttribute('aria-valuetext', '85 %');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '100 %');
    await userEvent.keyboard('{Home}');
    await expect(within(canvasElement).getByText('5 %')).toBeVisible();
  },
};

const salaries: Range = [10_000, 1_000_000];
const inSek = (amount: number) => `${amount.toLocaleString('en-GB')} SEK`;
const Salary = ({ disabled = false }: { readonly disabled?: boolean }) => (
  <Controlled value={salaries}>
    {(value, onChange) => (
      <RangeSlider
        label="Yearly salary"
        min={100}
        max={5_000_000}
        step={100}
        disabled={disabled}
        value={value}
        onChange={onChange}
        formatValue={inSek}
      />
    )}
  </Controlled>
);

export const Span: StoryObj<typeof RangeSlider> = { render: () => <Salary /> };
export const SpanDisabled: StoryObj<typeof RangeSlider> = { render: () => <Salary disabled /> };
export const SpanByKeys: StoryObj<typeof RangeSlider> = {
  render: () => <Salary />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Yearly salary, from' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('100 SEK')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('5,000,000 SEK')).toBeVisible();
  },
};
