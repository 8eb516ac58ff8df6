import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@vela/contracts/client';
import { INVITE_COLLEAGUES_MAX } from '@vela/contracts/constants';
import { COMPANY_KNOWN } from '@vela/contracts/problem';
import type { Company, JoinRequestInput } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { Grid, Stack } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Heading, Text } from '@vela/design-system/typography';
import { isLanguage, LANGUAGES, languages, t } from '@vela/language';
import { changedPart, RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { companyDraftKey } from '../../../drafts/recruiter-draft-key.js';
import { useSaveCompany } from '../api/save-company.js';
import { companyDraftSchema, companyFormValues } from '../form-values.js';
import { companyResolver, inviteResolver } from '../resolver.js';
import { CountryField } from './country-field.js';
import { KnownCompany } from './known-company.js';

export interface CompanyFormProps {
  /** Whose form it is. */
  readonly userId: string;
  /** The company so far, null where there is none. */
  readonly company: Company | null;
  /** Whether the reader is its owner or has the billing right; others only invite colleagues. */
  readonly mayChange: boolean;
  readonly onSaved: (company: Company) => void | Promise<void>;
}

/** Each as it calls itself, for whoever looks for their own. */
const documentLanguages = () => [
  { value: '', label: t('That of the country') },
  ...languages.map((each) => ({ value: each, label: LANGUAGES[each].name })),
];

const isCompanyKnown = (error: unknown): boolean => error instanceof ApiError && error.problem?.type === COMPANY_KNOWN;

/** Everything an invoice needs, and who else belongs to the company. */
export function CompanyForm({ userId, company, mayChange, onSaved }: CompanyFormProps) {
  const save = useSaveCompany();
  const filled = useMemo(() => companyFormValues(company), [company]);
  const form = useForm({
    defaultValues: filled,
    resolver: mayChange ? companyResolver : inviteResolver,
    mode: 'onTouched',
  });
  const key = companyDraftKey(userId, company?.id ?? null);
  const draft = useDraft(form, { key, schema: companyDraftSchema, saved: filled });
  const [known, setKnown] = useState<JoinRequestInput | null>(null);
  const { control } = form;
  const readOnly = !mayChange;
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        setKnown(null);
        const changes = changedPart(values, draft.untouched());
        const saved = await save.mutateAsync(changes).catch((error: unknown) => {
          if (isCompanyKnown(error)) setKnown(values);
          throw error;
        });
        draft.clear();
        await onSaved(saved);
      }}
    >
      <RestoredNotice draft={draft} />
      {known !== null && (
        <KnownCompany asked={{ country: known.country, organizationNumber: known.organizationNumber }} />
      )}
      {readOnly && (
        <Text tone="muted">
          {t('Only the owner, or a member with the billing right, changes what stands on documents.')}
        </Text>
      )}
      <FormField control={control} name="name">
        {(field) => (
          <TextField {...field} readOnly={readOnly} label={t('Company name')} required autoComplete="organization" />
        )}
      </FormField>
      <Grid columns={2}>
        <FormField control={control} name="organizationNumber">
          {(field) => <TextField {...field} readOnly={readOnly} label={t('Organization number')} required />}
        </FormField>
        <FormField control={control} name="VAT">
          {(field) => (
            <TextField
              {...field}
              readOnly={readOnly}
              label={t('VAT number')}
              required
              hint={t('Write “none” if the company has none.')}
            />
          )}
        </FormField>
      </Grid>
      <FormField control={control} name="address">
        {(field) => (
          <TextField {...field} readOnly={readOnly} label={t('Address')} required autoComplete="street-address" />
        )}
      </FormField>
      <Grid columns={3}>
        <FormField control={control} name="postalCode">
          {(field) => (
            <TextField {...field} readOnly={readOnly} label={t('Postal code')} required autoComplete="postal-code" />
          )}
        </FormField>
        <FormField control={control} name="city">
          {(field) => (
            <TextField {...field} readOnly={readOnly} label={t('City')} required autoComplete="address-level2" />
          )}
        </FormField>
        <FormField control={control} name="country">
          {(field) => <CountryField {...field} disabled={readOnly} />}
        </FormField>
      </Grid>
      <FormField control={control} name="invoiceEmail">
        {(field) => (
          <TextField
            {...field}
            readOnly={readOnly}
            label={t('Invoice email')}
            required
            autoComplete="email"
            inputMode="email"
          />
        )}
      </FormField>
      <FormField control={control} name="documentLanguage">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value ?? ''}
            onChange={(chosen) => onChange(isLanguage(chosen) ? chosen : null)}
            disabled={readOnly}
            label={t('Language of receipts and invoices')}
            options={documentLanguages()}
          />
        )}
      </FormField>
      <Stack gap={16} as="section">
        <Heading level={2} size="title">
          {t('Colleagues')}
        </Heading>
        <FormField control={control} name="inviteColleagues">
          {({ value, ...field }) => (
            <Textarea
              {...field}
              value={value ?? ''}
              label={t('Invite colleagues')}
              optional
              rows={4}
              maxLength={INVITE_COLLEAGUES_MAX}
              hint={t('Email addresses, separated by commas or spaces. Each gets a link that joins your company.')}
            />
          )}
        </FormField>
      </Stack>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('Save company')}
        </Button>
      </div>
    </Form>
  );
}
