import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Rating, RatingValue } from './rating.js';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: { label: 'Python', value: 3, onChange: () => undefined, precision: 0.5 },
  parameters: {
    docs: {
      description: {
        component: 'A level in stars; half stars with `precision={0.5}`.\n\n**Not for:** scores of a match.',
      },
    },
  },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState(3.5);
    return <Rating {...args} value={value} onChange={setValue} />;
  },
};

export const ReadOnly: Story = { render: () => <RatingValue value={4.5} /> };
