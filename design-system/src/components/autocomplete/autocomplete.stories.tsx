import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { MultiAutocomplete } from './multi-autocomplete.js';
import { Autocomplete } from './autocomplete.js';

const meta = {
  title: 'Forms/Autocomplete',
  component: Autocomplete,
  args: { label: 'Job category', value: null, onChange: () => undefined, options: ['Data', 'Design', 'Engineering', 'Leadership', 'Product'].map((value) => ({ value, label: value })) },
  parameters: {
    docs: {
      description: {
        component: 'One of many, found by typing; `MultiAutocomplete` for several.\n\n**Not for:** fewer than about ten choices (`Select`, `CheckboxGroup`).',
      },
    },
  },
} satisfies Meta<typeof Autocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState<string | null>(null);
    return <Autocomplete {...args} value={value} onChange={setValue} />;
  },
};

const cities = [
  ['Sweden', ['Göteborg', 'Malmö', 'Stockholm', 'Uppsala']],
  ['Norway', ['Bergen', 'Oslo', 'Trondheim']],
] as const;

export const Several: StoryObj<typeof MultiAutocomplete> = {
  render: function Several() {
    const [value, setValue] = useState<readonly string[]>(['Oslo']);
    const options = cities.flatMap(([group, names]) => names.map((name) => ({ value: name, label: name, group })));
    return <MultiAutocomplete label="Cities" optional options={options} value={value} onChange={setValue} placeholder="Add a city" />;
  },
};

export const OwnWords: StoryObj<typeof MultiAutocomplete> = {
  render: function OwnWords() {
    const [value, setValue] = useState<readonly string[]>(['Python']);
    const options = ['dbt', 'Kafka', 'Python', 'Spark'].map((name) => ({ value: name, label: name }));
    return <MultiAutocomplete label="Fields of expertise" freeText options={options} value={value} onChange={setValue} />;
  },
};
