import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { FoundRow, FoundRows } from './found-row.js';
import { FoundWords } from './found-words.js';
import { TextStart } from './text-start.js';

const meta = {
  title: 'Forms/FoundWords',
  component: FoundWords,
  args: { words: ['5+ years with Python in production'] },
  parameters: usage({
    what: 'What a pasted text says, beside what was made of it. `FoundRow` adds whether it is taken, `TextStart` is the way in.',
    use: [
      'Below a field that was filled in from a text, for as long as its value stands.',
      'In rows that are ticked beforehand, where nothing is kept before the person says so.',
    ],
    avoid: ['Whole sentences of a long text: a few words are read, more are not.', 'What a person typed (`Text`).'],
    keys: { Space: 'takes or leaves what was found', Tab: 'goes to the next row' },
    spoken: 'The words are the description of their box.',
  }),
} satisfies Meta<typeof FoundWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Several: Story = { args: { words: ['Hybrid, two days a week', 'our office in Lund'] } };
export const NotFound: Story = { args: { words: [] } };
export const LongWords: Story = {
  args: {
    words: ['… erfarenhet av systemutvecklingsmetodik och https://example.com/en-mycket-lang-adress/utan-slut …'],
  },
};
export const Start: Story = {
  render: () => (
    <TextStart label="Paste an advert" why="The steps are filled in from it, for you to check.">
      {(close) => <button onClick={close}>Close</button>}
    </TextStart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Paste an advert' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Paste an advert' })).toHaveFocus();
  },
};
export const Rows: Story = {
  render: () => (
    <FoundRows aria-label="Skills">
      <Controlled<boolean> value>
        {(value, onChange) => (
          <FoundRow
            label="Python"
            measure="4 of 5"
            words={['5+ years with Python']}
            value={value}
            onChange={onChange}
          />
        )}
      </Controlled>
      <Controlled<boolean> value>
        {(value, onChange) => (
          <FoundRow label="Apache Spark" words={['some Spark']} value={value} onChange={onChange} />
        )}
      </Controlled>
    </FoundRows>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^Python/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
