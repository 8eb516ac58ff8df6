import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Text } from '../typography/index.js';
import { Icon, type IconName } from './icon.js';
import { filledPaths, strokedPaths } from './paths.js';

const isIconName = (name: string): name is IconName => name in strokedPaths || name in filledPaths;
const names = [...Object.keys(strokedPaths), ...Object.keys(filledPaths)].filter(isIconName);

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'star' },
  parameters: usage({
    what: 'A drawing beside a word. Those that point along the line of reading turn with it.',
    use: ['Beside a word that says the same.', 'Alone in an `IconButton`, whose label says it.'],
    avoid: ['Saying something alone: it is never read out.', 'Decoration: a drawing that means nothing is left out.'],
  }),
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Cluster gap={24}>
      {names.map((name) => (
        <Cluster key={name} gap={8}>
          <Icon name={name} />
          <Text size="small">{name}</Text>
        </Cluster>
      ))}
    </Cluster>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Cluster gap={24}>
      <Icon {...args} size="small" />
      <Icon {...args} />
      <Icon {...args} size="large" />
    </Cluster>
  ),
};
