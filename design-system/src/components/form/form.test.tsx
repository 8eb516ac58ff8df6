import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Resolver, useForm } from 'react-hook-form';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { halfFill } from '../../testing/half-filled.js';
import { show } from '../../testing/render.js';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { ChipList } from '../chip-list/index.js';
import { TextField } from '../text-field/index.js';
import { Form, FormField } from './index.js';

interface Company {
  name: string;
  vat: string;
  agreed: boolean;
}

const required = { type: 'required', message: 'This field is required' };
const nameAndVatRequired: Resolver<Company> = (values) => {
  const errors = { ...(values.name ? {} : { name: required }), ...(values.vat ? {} : { vat: required }) };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

function CompanyForm({ onSubmit }: { readonly onSubmit: (values: Company) => Promise<void> }) {
  const form = useForm<Company>({ defaultValues: { name: '', vat: '', agreed: false }, resolver: nameAndVatRequired });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Company">
      <FormField control={form.control} name="name">
        {(field) => <TextField label="Name" {...field} />}
      </FormField>
      <FormField control={form.control} name="vat">
        {(field) => <TextField label="VAT" {...field} />}
      </FormField>
      <FormField control={form.control} name="agreed">
        {(field) => <Checkbox label="Agreed" {...field} />}
      </FormField>
      <Button type="submit" loading={form.formState.isSubmitting}>
        Save
      </Button>
    </Form>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('Enter in a text field does not submit, on the button it does', async () => {
  const submit = jest.fn((_values: Company) => Promise.resolve());
  const { user } = show(<CompanyForm onSubmit={submit} />);
  await user.type(field('Name'), 'Norrkraft{Enter}');
  await user.type(field('VAT'), 'SE1{Enter}');
  expect(submit).not.toHaveBeenCalled();
  save().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: 'Norrkraft', vat: 'SE1', agreed: false }));
});

test('the first invalid field takes focus and says what is wrong', async () => {
  const { user } = show(<CompanyForm onSubmit={() => Promise.resolve()} />);
  await user.click(save());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('This field is required');
  expect(field('VAT')).toBeInvalid();
});

test('a failed save says why and loses nothing', async () => {
  const { user } = show(<CompanyForm onSubmit={() => Promise.reject(new Error('The service is not there'))} />);
  await user.type(field('Name'), 'Norrkraft');
  await user.type(field('VAT'), 'SE1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not there');
  expect(field('Name')).toHaveValue('Norrkraft');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test("the server's errors stand beside their fields", async () => {
  const refused = Object.assign(new Error('Invalid'), {
    fieldErrors: [{ field: 'vat', message: 'Unknown VAT number' }],
  });
  const { user } = show(<CompanyForm onSubmit={() => Promise.reject(refused)} />);
  await user.type(field('Name'), 'Norrkraft');
  await user.type(field('VAT'), 'SE1');
  await user.click(save());
  await waitFor(() => expect(field('VAT')).toHaveAccessibleDescription('Unknown VAT number'));
  expect(field('VAT')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of several errors of the server the first field on the page takes focus', async () => {
  const refused = Object.assign(new Error('Invalid'), {
    fieldErrors: [
      { field: 'vat', message: 'Unknown VAT number' },
      { field: 'name', message: 'Too short' },
    ],
  });
  const { user } = show(<CompanyForm onSubmit={() => Promise.reject(refused)} />);
  await user.type(field('Name'), 'N');
  await user.type(field('VAT'), 'SE1');
  await user.click(save());
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Too short'));
  expect(field('VAT')).toHaveAccessibleDescription('Unknown VAT number');
  expect(field('Name')).toHaveFocus();
});

test("the server's error of one of a field's words stands beside the field", async () => {
  const refused = Object.assign(new Error('Invalid'), { fieldErrors: [{ field: 'vat[1]', message: 'Too long' }] });
  const { user } = show(<CompanyForm onSubmit={() => Promise.reject(refused)} />);
  await user.type(field('Name'), 'Norrkraft');
  await user.type(field('VAT'), 'SE1');
  await user.click(save());
  await waitFor(() => expect(field('VAT')).toHaveAccessibleDescription('Too long'));
});

test("what is wrong with one of a field's words is said at the field, which takes focus", async () => {
  const submit = jest.fn(() => Promise.resolve());
  const tooLong: Resolver<{ sectors: string[] }> = () => ({
    values: {},
    errors: { sectors: [undefined, { type: 'max', message: 'Too long' }] as never },
  });
  function Sectors() {
    const form = useForm({ defaultValues: { sectors: ['Energy', 'Health'] }, resolver: tooLong });
    return (
      <Form form={form} onSubmit={submit}>
        <FormField control={form.control} name="sectors">
          {({ onChange, ...field }) => (
            <ChipList {...field} label="Sectors" onChange={(sectors) => onChange([...sectors])} />
          )}
        </FormField>
        <Button type="submit">Save</Button>
      </Form>
    );
  }
  const { user } = show(<Sectors />);
  await user.click(save());
  await waitFor(() => expect(field('Sectors')).toHaveAccessibleDescription('Too long'));
  expect(field('Sectors')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('errors of fields that the form does not have are said above it', async () => {
  const refused = Object.assign(new Error('The company is closed'), {
    fieldErrors: [{ field: 'other', message: 'No' }],
  });
  const { user } = show(<CompanyForm onSubmit={() => Promise.reject(refused)} />);
  await user.type(field('Name'), 'Norrkraft');
  await user.type(field('VAT'), 'SE1');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The company is closed');
});

test('what is submitted twice at once is sent once, and again once it has ended', async () => {
  let refuse: (why: Error) => void = () => undefined;
  const submit = jest.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  const { user } = show(<CompanyForm onSubmit={submit} />);
  await user.type(field('Name'), 'Norrkraft');
  await user.type(field('VAT'), 'SE1');
  // As a button outside of the form does that is not drawn busy yet.
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit).toHaveBeenCalledTimes(1);
  refuse(new Error('Not now'));
  await screen.findByRole('alert');
  await user.click(save());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});

test('a date that is half filled in is not sent as none: the form stays, and the field takes focus', async () => {
  const submit = jest.fn((_values: { readonly endsOn: string }) => undefined);
  function Hire() {
    const form = useForm({ defaultValues: { endsOn: '' } });
    return (
      <Form form={form} onSubmit={submit}>
        <FormField control={form.control} name="endsOn">
          {(endsOn) => <TextField label="Ends on" type="date" {...endsOn} />}
        </FormField>
        <Button type="submit">Save</Button>
      </Form>
    );
  }
  const { user } = show(<Hire />);
  const endsOn = screen.getByLabelText('Ends on');
  halfFill(endsOn);
  // Nobody has been in the field since the page was opened: browsers bring back what stood there.
  await user.click(save());
  expect(endsOn).toHaveFocus();
  expect(endsOn).toHaveAccessibleDescription('Give a whole date that exists, or empty the field.');
  expect(submit).not.toHaveBeenCalled();
  halfFill(endsOn, false);
  await user.click(save());
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ endsOn: '' }));
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<CompanyForm onSubmit={() => Promise.resolve()} />)).toEqual([]);
});
