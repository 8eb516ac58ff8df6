import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Pagination } from './pagination.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { label: 'News', page: 4, pageCount: 9, hrefOf: (page: number) => `/news?page=${page}` },
  parameters: usage({
    what: 'Pages of a long list, each with its own address.',
    use: ['Lists of news, events, rows.'],
    avoid: ['Lists that fit one page: it shows nothing then.', 'Steps (`Stepper`).'],
    keys: { Tab: 'goes from page to page', Enter: 'opens it' },
  }),
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1, pageCount: 3 } };
export const Last: Story = { args: { page: 9 } };
export const Many: Story = { args: { page: 120, pageCount: 240 } };
export const Two: Story = { args: { page: 1, pageCount: 2 } };
export const ByKeys: Story = {
  args: { page: 1, pageCount: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/news?page=2');
  },
};
