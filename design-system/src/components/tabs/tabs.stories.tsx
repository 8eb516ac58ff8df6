import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { forwardKey } from '../../testing/reading-direction.js';
import { usage } from '../../testing/usage.js';
import { Tabs } from './tabs.js';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Connections',
    tabs: [
      { key: 'open', label: 'Pending', content: 'Two requests' },
      { key: 'accepted', label: 'Accepted', content: 'Nothing yet' },
      { key: 'declined', label: 'Declined', content: 'One request' },
    ],
    value: 'open',
    onChange: () => undefined,
  },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Tabs {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'Two to five views of one thing, one shown.',
    use: ['Views that nobody needs side by side.', 'Short names; how many are in it may stand behind the name.'],
    avoid: [
      'Steps (`Stepper`).',
      'Pages that have an address of their own (`NavigationLink`).',
      'Hiding what must be read.',
    ],
    keys: {
      Tab: 'goes to the chosen tab, then to its view',
      '← → Home End': 'go from tab to tab and show what they reach',
    },
  }),
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Last: Story = { args: { value: 'declined' } };
export const MoreThanFit: Story = {
  args: {
    tabs: ['Companies', 'Hires and fees', 'Categories and skills', 'Posts', 'Newsletter', 'Audit log'].map((label) => ({
      key: label,
      label,
      content: label,
    })),
    value: 'Posts',
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Pending' })).toHaveFocus();
    await userEvent.keyboard(forwardKey(canvasElement));
    await expect(canvas.getByRole('tab', { name: 'Accepted' })).toHaveFocus();
    await expect(await canvas.findByRole('tabpanel', { name: 'Accepted' })).toHaveTextContent('Nothing yet');
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Declined' })).toHaveTextContent('One request');
    await userEvent.keyboard(forwardKey(canvasElement));
    await expect(canvas.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
  },
};
