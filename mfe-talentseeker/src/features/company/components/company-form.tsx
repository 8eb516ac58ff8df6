import { useForm } from 'react-hook-form';
import { INVITE_COLLEAGUES_MAX } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { Grid, Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Heading } from '@vela/design-system/typography';
import { useSaveCompany } from '../api/save-company.js';
import { companyFormValues } from '../form-values.js';
import { companyResolver } from '../resolver.js';
import { CountryField } from './country-field.js';

export interface CompanyFormProps {
  /** The company so far, null where there is none. */
  readonly company: Company | null;
  readonly onSaved: () => void | Promise<void>;
}

/** Everything an invoice needs, and who else belongs to the company. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const save = useSaveCompany();
  const form = useForm({ defaultValues: companyFormValues(company), resolver: companyResolver, mode: 'onTouched' });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await save.mutateAsync(values);
        await onSaved();
      }}
    >
      <FormField control={control} name="name">
        {(field) => <TextField {...field} label="Company name" required autoComplete="organization" />}
      </FormField>
      <Grid columns={2}>
        <FormField control={control} name="organizationNumber">
          {(field) => <TextField {...field} label="Organization number" required />}
        </FormField>
        <FormField control={control} name="VAT">
          {(field) => <TextField {...field} label="VAT number" required hint="Write “none” if the company has none." />}
        </FormField>
      </Grid>
      <FormField control={control} name="address">
        {(field) => <TextField {...field} label="Address" required autoComplete="street-address" />}
      </FormField>
      <Grid columns={3}>
        <FormField control={control} name="postalCode">
          {(field) => <TextField {...field} label="Postal code" required autoComplete="postal-code" />}
        </FormField>
        <FormField control={control} name="city">
          {(field) => <TextField {...field} label="City" required autoComplete="address-level2" />}
        </FormField>
        <FormField control={control} name="country">
          {(field) => <CountryField {...field} />}
        </FormField>
      </Grid>
      <FormField control={control} name="invoiceEmail">
        {(field) => <TextField {...field} label="Invoice email" required autoComplete="email" inputMode="email" />}
      </FormField>
      <Stack gap={16} as="section">
        <Heading level={2} size="title">
          Colleagues
        </Heading>
        <FormField control={control} name="inviteColleagues">
          {({ value, ...field }) => (
            <Textarea
              {...field}
              value={value ?? ''}
              label="Invite colleagues"
              optional
              rows={4}
              maxLength={INVITE_COLLEAGUES_MAX}
              hint="Email addresses, separated by commas or spaces. Each gets a link that joins your company."
            />
          )}
        </FormField>
      </Stack>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Save company
        </Button>
      </div>
    </Form>
  );
}
