import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './logo.js';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: 'In the header and the footer, inside a link home. `LogoMark` alone where there is no room.\n\n**Not for:** decoration in the page.',
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
