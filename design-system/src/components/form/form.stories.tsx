import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { Container } from '../layout/index.js';
import { TextField } from '../text-field/index.js';
import { Form } from './form.js';
import { FormField } from './form-field.js';

interface Subscriber {
  firstName: string;
  email: string;
}

function NewsletterForm() {
  const form = useForm<Subscriber>({
    defaultValues: { firstName: '', email: '' },
    resolver: (values) =>
      values.firstName === ''
        ? { values: {}, errors: { firstName: { type: 'required', message: 'This field is required' } } }
        : { values, errors: {} },
  });
  const refuse = () => Promise.reject(new Error('Failed to subscribe'));
  return (
    <Container width="text">
      <Form form={form} onSubmit={refuse}>
        <FormField control={form.control} name="firstName">
          {(field) => <TextField label="First name" autoComplete="given-name" {...field} />}
        </FormField>
        <FormField control={form.control} name="email">
          {(field) => <TextField label="Email" type="email" autoComplete="email" {...field} />}
        </FormField>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Subscribe
        </Button>
      </Form>
    </Container>
  );
}

const meta = {
  title: 'Forms/Form',
  component: NewsletterForm,
  parameters: usage({
    what: 'Every form. It needs a button with `type="submit"`; a schema goes in through `useForm`’s resolver.',
    use: [
      '`FormField` ties each control to its value, its error and the focus on that error.',
      'A date that is half filled in is not sent as none: nothing is sent, and its field says what to do.',
      'What the server refuses stands at its field, or above the form.',
    ],
    avoid: ['A single control that acts at once, such as a filter.', 'Emptying fields when a save fails.'],
    keys: { Enter: 'does not send the form from a text field', 'Enter, Space on the button': 'sends it' },
    spoken: 'The first invalid field takes focus and says its error.',
  }),
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newsletter: Story = {};
export const FirstErrorTakesFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'maja@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('This field is required');
  },
};
export const NothingIsLost: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First name'), 'Maja{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email'), 'maja@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to subscribe');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maja');
    await expect(canvas.getByLabelText('Email')).toHaveValue('maja@example.com');
  },
};
