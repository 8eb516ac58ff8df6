import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Flag } from './flag.js';

/** Three bars, as the countries service would draw them. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%231d5560" d="M0 0h4v3H0z"/%3E%3Cpath fill="%23ff8a3d" d="M1 0h1v3H1zM0 1h4v1H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Matching/Flag',
  component: Flag,
  args: { iso2: 'se' },
  parameters: usage({
    what: 'A country’s flag before its name. Until the picture is there, or where none comes, the two letters stand.',
    use: ['Lists of countries, to find one faster.', '`onError` to tell that a picture did not come.'],
    avoid: ['Alone, without the country’s name.', 'Languages: a country is none.'],
    spoken: 'Nothing: the name beside it says it.',
  }),
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {
  render: (args) => (
    <p>
      <Flag {...args} /> Sweden
    </p>
  ),
};
export const WithPicture: Story = {
  args: { imageUrl: PICTURE },
  render: (args) => (
    <p>
      <Flag {...args} /> Sweden
    </p>
  ),
};
export const PictureThatFails: Story = {
  args: { imageUrl: 'data:image/png;base64,' },
  render: (args) => (
    <p>
      <Flag {...args} /> Sweden
    </p>
  ),
};
export const InARow: Story = {
  render: () => (
    <Cluster gap={12}>
      {['dk', 'fi', 'is', 'no', 'se'].map((iso2) => (
        <Flag key={iso2} iso2={iso2} />
      ))}
    </Cluster>
  ),
};
