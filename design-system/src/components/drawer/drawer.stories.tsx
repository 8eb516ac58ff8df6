import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { MultiAutocomplete } from '../autocomplete/index.js';
import { Button } from '../button/index.js';
import { CheckboxGroup } from '../checkbox/index.js';
import { Stack } from '../layout/index.js';
import { Text } from '../typography/index.js';
import { Drawer, type DrawerProps } from './drawer.js';

const named = (names: readonly string[]) => names.map((label) => ({ value: label, label }));
const none: readonly string[] = [];

const Filters = () => (
  <Stack gap={24}>
    <Controlled value={none}>
      {(value, onChange) => (
        <CheckboxGroup
          label="Work setup"
          options={named(['Remote', 'Hybrid', 'Office'])}
          value={value}
          onChange={onChange}
        />
      )}
    </Controlled>
    <Controlled<readonly string[]> value={['Python']}>
      {(value, onChange) => (
        <MultiAutocomplete
          label="Technical skills"
          options={named(['dbt', 'Kafka', 'Python', 'Spark'])}
          value={value}
          onChange={onChange}
        />
      )}
    </Controlled>
  </Stack>
);

function Opened(args: DrawerProps) {
  return (
    <Controlled value={args.open}>
      {(open, setOpen) => (
        <>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Filters
          </Button>
          <Drawer
            {...args}
            open={open}
            onClose={() => setOpen(false)}
            footer={
              <Button block onClick={() => setOpen(false)}>
                Show 142
              </Button>
            }
          />
        </>
      )}
    </Controlled>
  );
}

const meta = {
  title: 'Layout/Drawer',
  component: Drawer,
  args: { open: false, onClose: () => undefined, title: 'Filters', children: <Filters /> },
  render: Opened,
  parameters: usage({
    what: 'A sheet that comes in from the side. What is typed in it stays between two openings.',
    use: ['Filters and the menu below 1025 px.', 'A footer for the button that says what closing will show.'],
    avoid: ['Questions that need an answer (`Dialog`).', 'What there is room for beside the content.'],
    keys: { Tab: 'stays inside', 'Escape, Back': 'close; focus returns to what opened it' },
  }),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true }, tags: ['!autodocs'] };
export const FromTheStart: Story = { args: { open: true, side: 'start' }, tags: ['!autodocs'] };
export const Full: Story = { args: { open: true, side: 'full', title: 'Menu' }, tags: ['!autodocs'] };
export const LongContent: Story = {
  args: { open: true, children: <Text>{'Both sides read the same seven reasons. '.repeat(80)}</Text> },
  tags: ['!autodocs'],
};
export const KeepsWhatWasChosen: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Hybrid' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(await screen.findByRole('checkbox', { name: 'Hybrid' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Show 142' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
