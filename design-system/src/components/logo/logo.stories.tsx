import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Logo, LogoMark } from './logo.js';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: usage({
    what: 'The sail and the name, in the colours of the audience.',
    use: ['In the header and the footer, inside a link home.', '`LogoMark` alone where there is no room for the name.'],
    avoid: ['Decoration in the page.', 'Other colours, a frame, a shadow.'],
  }),
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkAlone: Story = { render: () => <LogoMark /> };
