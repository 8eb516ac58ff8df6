import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
  parameters: {
    docs: {
      description: {
        component: 'Beside a word, or in an `IconButton` with its label.\n\n**Not for:** saying something alone: it is never read out.',
      },
    },
  },
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
