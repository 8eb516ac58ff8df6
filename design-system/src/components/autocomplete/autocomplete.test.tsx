import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Autocomplete, type AutocompleteOption, MultiAutocomplete } from './index.js';

const named = (names: readonly string[]): readonly AutocompleteOption[] =>
  names.map((name) => ({ value: name.toLowerCase(), label: name }));
const categories = named(['Data', 'Design', 'Engineering', 'Léadership']);
const cities: readonly AutocompleteOption[] = [
  { value: 'oslo', label: 'Oslo', group: 'Norway' },
  { value: 'bergen', label: 'Bergen', group: 'Norway' },
  { value: 'malmo', label: 'Malmö', group: 'Sweden' },
];
const many = named(Array.from({ length: 500 }, (_, index) => `City ${index}`));

interface ControlledProps {
  readonly options?: readonly AutocompleteOption[];
  readonly freeText?: boolean;
}

function One({ options = categories, freeText = false }: ControlledProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Autocomplete label="Field" options={options} freeText={freeText} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

function Several({ options = categories, freeText = false }: ControlledProps) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <MultiAutocomplete label="Field" options={options} freeText={freeText} value={value} onChange={setValue} />
      <output>{value.join('|')}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Field' });
const value = () => document.querySelector('output')?.textContent;
const suggestions = () => screen.getAllByRole('option').map((option) => option.textContent);

test('typing narrows the suggestions, whatever the accents, and Enter takes the first', async () => {
  const { user } = show(<One />);
  await user.type(field(), 'lead');
  await waitFor(() => expect(suggestions()).toEqual(['Léadership']));
  await user.keyboard('{Enter}');
  expect(value()).toBe('léadership');
  expect(field()).toHaveValue('Léadership');
});

test('arrows choose, and words that are no option fall back to the choice', async () => {
  const { user } = show(<One />);
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(value()).not.toBe('none'));
  const chosen = value();
  await user.type(field(), 'zzz');
  expect(await screen.findByText('Nothing fits')).toBeInTheDocument();
  await user.tab();
  expect(value()).toBe(chosen);
});

test('emptying the field takes the choice away', async () => {
  const { user } = show(<One />);
  await user.type(field(), 'Data');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(value()).toBe('data'));
  await user.clear(field());
  await waitFor(() => expect(value()).toBe('none'));
});

test('with free text the own words are taken on Enter and on leaving', async () => {
  const { user } = show(<One freeText />);
  await user.type(field(), 'Robotics{Enter}');
  expect(value()).toBe('Robotics');
  await user.clear(field());
  await user.type(field(), 'design');
  await user.tab();
  expect(value()).toBe('design');
  expect(field()).toHaveValue('Design');
});

test('a name typed in full is chosen on leaving', async () => {
  const { user } = show(<One />);
  await user.type(field(), ' design');
  await user.tab();
  expect(value()).toBe('design');
  expect(field()).toHaveValue('Design');
  await user.clear(field());
  await user.type(field(), 'Dat');
  await user.tab();
  expect(value()).toBe('none');
});

test.each([
  ['one', Autocomplete, null],
  ['several', MultiAutocomplete, []],
] as const)(
  'a name typed in full before the options are there is taken once they are: %s',
  async (_, Field, nothing) => {
    function Late() {
      const [options, setOptions] = useState<readonly AutocompleteOption[] | null>(null);
      const [value, setValue] = useState<unknown>(nothing);
      const field = { label: 'Field', options: options ?? [], loading: options === null, onChange: setValue };
      return (
        <>
          {Field === Autocomplete ? (
            <Autocomplete {...field} value={null} />
          ) : (
            <MultiAutocomplete {...field} value={[]} />
          )}
          <button onClick={() => setOptions(categories)}>The options come</button>
          <output>{String(value)}</output>
        </>
      );
    }
    const { user } = show(<Late />);
    await user.type(field(), 'Design');
    await user.tab();
    expect(value()).toBe(String(nothing));
    await user.click(screen.getByRole('button', { name: 'The options come' }));
    expect(value()).toBe('design');
    expect(field()).toHaveValue('');
  },
);

test('a name typed in full joins the others on leaving', async () => {
  const { user } = show(<Several />);
  await user.type(field(), 'Design');
  await user.tab();
  expect(value()).toBe('design');
  await user.type(field(), 'Dat');
  await user.tab();
  expect(value()).toBe('design');
});

test('Escape closes the list and leaves the choice', async () => {
  const { user } = show(<One />);
  await user.type(field(), 'dat');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(value()).toBe('data'));
  await user.keyboard('{Escape}{Escape}');
  expect(value()).toBe('data');
  expect(field()).toHaveValue('Data');
});

test('several are kept as chips, Backspace takes the last away, Escape none', async () => {
  const { user } = show(<Several />);
  await user.type(field(), 'dat');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(value()).toBe('data'));
  await user.type(field(), 'des');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(value()).toBe('data|design'));
  await user.keyboard('{Escape}{Escape}');
  expect(value()).toBe('data|design');
  await user.type(field(), '{Backspace}');
  await waitFor(() => expect(value()).toBe('data'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Remove Data'));
  await waitFor(() => expect(value()).toBe(''));
});

test('arrows reach the chips, Delete takes one away, letters go back to the field', async () => {
  const { user } = show(<Several freeText />);
  await user.type(field(), 'Rust,Go,Zig,');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('group', { name: 'Go' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(value()).toBe('Rust|Zig');
  expect(screen.getByRole('group', { name: 'Zig' })).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(value()).toBe('Rust');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowLeft}N');
  expect(field()).toHaveValue('N');
});

test('the highlighted suggestion is told to screen readers, and Escape closes only the list', async () => {
  const escaped = jest.fn();
  document.addEventListener('keydown', escaped);
  const { user } = show(<One />);
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Data' }).id);
  escaped.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  expect(escaped).not.toHaveBeenCalled();
  document.removeEventListener('keydown', escaped);
});

test('several own words are parted by Enter or a comma, each kept once', async () => {
  const { user } = show(<Several freeText />);
  await user.type(field(), 'Rust,Go{Enter}Rust{Enter}data,Zig');
  await user.tab();
  expect(value()).toBe('Rust|Go|data|Zig');
  await user.click(field());
  await user.paste('Nim, Design ,Nim,');
  await user.tab();
  expect(value()).toBe('Rust|Go|data|Zig|Nim|design');
});

test('the own words are offered as a suggestion', async () => {
  const { user } = show(<Several freeText />);
  await user.type(field(), 'Da');
  await waitFor(() => expect(suggestions()).toEqual(['Data', 'Use “Da”']));
  await user.click(screen.getByRole('option', { name: /Use/ }));
  await waitFor(() => expect(value()).toBe('Da'));
});

test('suggestions stand in groups', async () => {
  const { user } = show(<Several options={cities} />);
  await user.type(field(), 'o');
  expect(await screen.findByRole('group', { name: 'Norway' })).toHaveTextContent('Oslo');
  expect(screen.getByRole('group', { name: 'Sweden' })).toHaveTextContent('Malmö');
});

test('of 500 options 20 are drawn', async () => {
  const { user } = show(<Several options={many} />);
  await user.click(field());
  await waitFor(() => expect(suggestions()).toHaveLength(20));
  await user.type(field(), '499');
  await waitFor(() => expect(suggestions()).toEqual(['City 499']));
});

test('they break no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<One />)).toEqual([]);
  expect(await violationsInBothThemes(<Several />)).toEqual([]);
});

test('an option is found by another name, and taken for it when that is typed whole', async () => {
  const skills = [
    { value: 'kubernetes', label: 'Kubernetes', aliases: ['k8s'] },
    { value: 'docker', label: 'Docker' },
  ];
  const { user } = show(<One options={skills} />);
  await user.type(field(), 'K8');
  await waitFor(() => expect(suggestions()).toEqual(['Kubernetes']));
  await user.type(field(), 's');
  await user.tab();
  await waitFor(() => expect(value()).toBe('kubernetes'));
});

test('a city is found without the letters of its language, and with those of another', async () => {
  const { user } = show(
    <One
      options={[
        { value: 'copenhagen', label: 'Copenhagen', aliases: ['København', 'Köpenhamn'] },
        { value: 'orebro', label: 'Örebro' },
      ]}
    />,
  );
  for (const [typed, found] of [
    ['kobenhavn', 'Copenhagen'],
    ['Köbenhavn', 'Copenhagen'],
    ['orebro', 'Örebro'],
    ['Ørebro', 'Örebro'],
  ] as const) {
    await user.clear(field());
    await user.type(field(), typed);
    await waitFor(() => expect(suggestions()).toEqual([found]));
  }
});

test('what is missing is offered as the last line, by keys too, and never taken by a hasty Enter', async () => {
  const take = jest.fn();
  function Missing() {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <>
        <MultiAutocomplete
          label="Field"
          options={named(['Django', 'Java', 'JavaScript'])}
          value={value}
          onChange={setValue}
          emptyText="No such skill"
          missing={{ say: (typed) => `Suggest “${typed}”`, take }}
        />
        <output>{value.join('|')}</output>
      </>
    );
  }
  const { user } = show(<Missing />);
  // Who may be on the way to a skill is offered no other.
  await user.type(field(), 'Jav');
  await waitFor(() => expect(suggestions()).toEqual(['Java', 'JavaScript']));
  await user.clear(field());
  await user.type(field(), 'go');
  await waitFor(() => expect(suggestions()).toEqual(['Django', 'Suggest “go”']));
  await user.clear(field());
  await user.type(field(), 'Erlang{Enter}');
  expect(screen.getByText('No such skill')).toBeInTheDocument();
  expect(take).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(take).toHaveBeenCalledWith('Erlang');
  expect(field()).toHaveValue('');
  expect(value()).toBe('');
});

test('what is called as typed comes first, then what begins so, has it in its name, has it in another', async () => {
  const skills = [
    { value: 'pandas', label: 'pandas', aliases: ['Python pandas'] },
    { value: 'micropython', label: 'MicroPython' },
    { value: 'pythonista', label: 'Pythonista' },
    { value: 'python', label: 'Python' },
  ];
  const { user } = show(<One options={skills} />);
  await user.type(field(), 'python');
  await waitFor(() => expect(suggestions()).toEqual(['Python', 'Pythonista', 'MicroPython', 'pandas']));
});
