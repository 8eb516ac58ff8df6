import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './pagination.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { label: 'News', page: 4, pageCount: 9, hrefOf: (page: number) => `/news?page=${page}` },
  parameters: {
    docs: {
      description: {
        component: 'Pages of a long list, each with its own address.\n\n**Not for:** lists that fit one page; it shows nothing then.',
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1, pageCount: 3 } };
