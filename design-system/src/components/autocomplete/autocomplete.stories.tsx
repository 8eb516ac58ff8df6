import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CITY_OPTIONS_MAX, SUGGESTION_LIMIT } from '@vela/contracts/constants';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Autocomplete } from './autocomplete.js';
import { MultiAutocomplete, type MultiAutocompleteProps } from './multi-autocomplete.js';

const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

const meta = {
  title: 'Forms/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'Job category',
    value: null,
    onChange: () => undefined,
    options: named(['Data', 'Design', 'Engineering', 'Leadership', 'Product']),
  },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Autocomplete {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'One of many, found by typing; `MultiAutocomplete` for several, kept as chips. With `freeText` the reader’s own words are a value too.',
    use: [
      `Lists too long to look through. At most ${SUGGESTION_LIMIT} suggestions are shown; typing brings the rest.`,
      'Group the suggestions where one name may mean two things, as cities by their country.',
      'Accents and case do not matter when typing.',
      'With `missing`, whoever looks for what the list lacks can say so; the line comes last and is never highlighted by itself.',
    ],
    avoid: [
      'Fewer than about ten choices (`Select`, `RadioGroup`, `CheckboxGroup`).',
      'Words without suggestions (`ChipList`).',
    ],
    keys: {
      'Letters, ↓': 'open the suggestions',
      '↑ ↓': 'go through them',
      Enter: 'takes the highlighted one, or the typed words with `freeText`',
      Escape: 'closes them and keeps what is chosen',
      '← Backspace Delete': 'reach and remove chips',
    },
    spoken:
      'A combo box. The number of suggestions, and each as it is reached; a chip says its name and how to remove it.',
  }),
} satisfies Meta<typeof Autocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;
type SeveralStory = StoryObj<MultiAutocompleteProps>;

const several = (props: Partial<MultiAutocompleteProps> & Pick<MultiAutocompleteProps, 'label' | 'options'>) => (
  <Controlled<readonly string[]> value={props.value ?? []}>
    {(value, onChange) => <MultiAutocomplete {...props} value={value} onChange={onChange} />}
  </Controlled>
);
const field = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('combobox', { name });

export const Empty: Story = { args: { placeholder: 'Type or choose' } };
export const Filled: Story = { args: { value: 'Data' } };
export const Invalid: Story = { args: { error: 'Required' } };
export const Disabled: Story = { args: { value: 'Data', disabled: true } };
export const Loading: Story = {
  args: { options: [], loading: true },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement, 'Job category'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
};
export const NothingFits: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Job category'), 'Astronomy');
    await waitFor(() => expect(screen.getByText('Nothing fits')).toBeVisible());
  },
};
export const Missing: Story = {
  args: { missing: { say: (typed) => `Suggest “${typed}” for this list`, take: () => undefined } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Job category'), 'Astronomy');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Suggest “Astronomy” for this list' })).toBeVisible(),
    );
    await expect(screen.getByText('Nothing fits')).toBeVisible();
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const category = field(canvasElement, 'Job category');
    await userEvent.type(category, 'de');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Design' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(category).toHaveValue('Design');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(category).toHaveValue('Design');
    await expect(category).toHaveFocus();
  },
};
export const OwnWord: Story = {
  args: { freeText: true },
  play: async ({ canvasElement }) => {
    const category = field(canvasElement, 'Job category');
    await userEvent.type(category, 'Grid planning');
    await userEvent.tab();
    await expect(category).toHaveValue('Grid planning');
  },
};

const cities = [
  ['Sweden', ['Göteborg', 'Malmö', 'Stockholm', 'Uppsala']],
  ['Norway', ['Bergen', 'Oslo', 'Trondheim']],
] as const;
const grouped = cities.flatMap(([group, names]) => names.map((name) => ({ value: name, label: name, group })));

export const Several: SeveralStory = {
  render: () =>
    several({ label: 'Cities', optional: true, options: grouped, value: ['Oslo'], placeholder: 'Add a city' }),
};
export const SeveralEmpty: SeveralStory = {
  render: () => several({ label: 'Cities', options: grouped, placeholder: 'Add a city' }),
};
export const SeveralInvalid: SeveralStory = {
  render: () => several({ label: 'Countries', options: named(['Norway', 'Sweden']), error: 'Required' }),
};
export const SeveralDisabled: SeveralStory = {
  render: () => several({ label: 'Cities', options: grouped, value: ['Oslo', 'Malmö'], disabled: true }),
};
export const ManyChosen: SeveralStory = {
  render: () =>
    several({
      label: 'Cities',
      options: grouped,
      value: [...grouped.map(({ value }) => value), 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
    }),
};
export const GroupedOpen: SeveralStory = {
  tags: ['!autodocs'],
  render: () => several({ label: 'Cities', options: grouped }),
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Cities'), 'gote');
    const option = await screen.findByRole('option', { name: 'Göteborg' });
    await waitFor(() => expect(screen.getByText('Sweden')).toBeVisible());
    await userEvent.click(option);
    await expect(within(canvasElement).getByLabelText('Remove Göteborg')).toBeVisible();
  },
};
export const OwnWords: SeveralStory = {
  render: () =>
    several({
      label: 'Fields of expertise',
      freeText: true,
      options: named(['dbt', 'Kafka', 'Python', 'Spark']),
      value: ['Python'],
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvasElement, 'Fields of expertise'), 'Grids, python, dbt');
    await userEvent.tab();
    await expect(await canvas.findByLabelText('Remove Grids')).toBeVisible();
    await expect(await canvas.findByLabelText('Remove dbt')).toBeVisible();
    await expect(canvas.getAllByLabelText('Remove Python')).toHaveLength(1);
  },
};
export const FiveHundred: SeveralStory = {
  render: () =>
    several({
      label: 'Cities',
      options: named(Array.from({ length: CITY_OPTIONS_MAX }, (_, place) => `City ${place + 1}`)),
    }),
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const entry = field(canvasElement, 'Cities');
    await userEvent.click(entry);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(SUGGESTION_LIMIT));
    await userEvent.type(entry, `City ${CITY_OPTIONS_MAX}`);
    await userEvent.click(await screen.findByRole('option', { name: `City ${CITY_OPTIONS_MAX}` }));
    await expect(within(canvasElement).getByLabelText(`Remove City ${CITY_OPTIONS_MAX}`)).toBeVisible();
  },
};
