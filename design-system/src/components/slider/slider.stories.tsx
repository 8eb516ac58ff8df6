import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { type Range, RangeSlider } from './range-slider.js';
import { Slider } from './slider.js';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Permanent', value: 100, onChange: () => undefined, min: 5, max: 100, step: 5, formatValue: (value: number) => `${value} %` },
  parameters: {
    docs: {
      description: {
        component: 'A number where the place on the line says enough; `RangeSlider` for a span.\n\n**Not for:** exact amounts alone.',
      },
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState(80);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
};

export const Span: StoryObj<typeof RangeSlider> = {
  render: function Span() {
    const [value, setValue] = useState<Range>([420_000, 900_000]);
    return (
      <RangeSlider
        label="Yearly salary"
        min={100}
        max={5_000_000}
        step={100}
        value={value}
        onChange={setValue}
        formatValue={(amount) => `${amount.toLocaleString('de')} SEK`}
      />
    );
  },
};
