import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useForm } from 'react-hook-form';
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
  const form = useForm<Subscriber>({ defaultValues: { firstName: '', email: '' } });
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
        <Button type="submit" loading={form.formState.isSubmitting}>Subscribe</Button>
      </Form>
    </Container>
  );
}

const meta = {
  title: 'Forms/Form',
  component: NewsletterForm,
  parameters: {
    docs: {
      description: {
        component: 'Every form. It needs a button with `type="submit"`; a schema goes in through `useForm`’s resolver.\n\n**Not for:** a single control that acts at once, such as a filter.',
      },
    },
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newsletter: Story = {};
