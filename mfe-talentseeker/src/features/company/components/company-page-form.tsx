import { type ReactNode, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BENEFITS_MAX, COMPANY_ABOUT_MAX } from '@vela/contracts/constants';
import type { CompanyPage, CompanyPageInput } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { ChipList } from '@vela/design-system/chip-list';
import { Form, FormField } from '@vela/design-system/form';
import { Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Heading, Text } from '@vela/design-system/typography';
import { inContext, t } from '@vela/language';
import { CompanyView } from '@vela/slice-parts/company';
import { changedPart, RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { CountriesField } from '@vela/slice-parts/places';
import { companyPageDraftKey } from '../../../drafts/recruiter-draft-key.js';
import { CityField } from '../../../reference/places/city-field.js';
import { citiesWithin } from '../../../reference/places/places.js';
import { useSaveCompanyPage } from '../api/company-page.js';
import { PAGE_TIES, pageDraftSchema, pageInput, pageResolver, type PageValues, pageValues } from '../page-values.js';
import { useCompanyRules } from '../rules.js';

/** What talent would see of the form as it stands. */
const previewOf = (
  page: CompanyPage,
  { about, benefits, countriesCities }: CompanyPageInput,
  website: string | null,
): CompanyPage => ({
  ...page,
  about: about.trim(),
  website,
  benefits: [...benefits],
  countriesCities,
});

export interface CompanyPageFormProps {
  /** Whose form it is. */
  readonly userId: string;
  readonly companyId: string;
  readonly page: CompanyPage;
  /** The logo, which is saved by itself. */
  readonly logo: ReactNode;
}

/** What the company says of itself to talent, and beside it how it looks. */
export function CompanyPageForm({ userId, companyId, page, logo }: CompanyPageFormProps) {
  const save = useSaveCompanyPage();
  const toasts = useToasts();
  const saved = useMemo(() => pageValues(page), [page]);
  const form = useForm<PageValues>({ defaultValues: saved, resolver: pageResolver, mode: 'onTouched' });
  const { control, getValues, setValue } = form;
  // Before the draft, so that it learns of what the draft brings back.
  const values = useWatch({ control, compute: (all: PageValues) => all });
  const key = companyPageDraftKey(userId, companyId);
  const draft = useDraft(form, { key, schema: pageDraftSchema, saved, ties: PAGE_TIES });
  const isWebsiteNew = values.website !== (page.website ?? '');
  const rules = useCompanyRules(isWebsiteNew);
  const website = isWebsiteNew ? (rules?.readWebsite(values.website).url ?? null) : page.website;
  return (
    <Stack gap={32}>
      <Form
        form={form}
        onSubmit={async (filled) => {
          await save.mutateAsync(changedPart(pageInput(filled), pageInput(draft.untouched())));
          draft.clear();
          toasts.show({ message: t('Company page saved'), variant: 'success' });
        }}
      >
        <RestoredNotice draft={draft} />
        {logo}
        <FormField control={control} name="about">
          {(field) => (
            <Textarea
              {...field}
              label={inContext('a company', 'What you do')}
              optional
              maxLength={COMPANY_ABOUT_MAX}
              hint={t('Two or three sentences that a talent understands who has never heard of you.')}
            />
          )}
        </FormField>
        <FormField control={control} name="website">
          {(field) => <TextField {...field} label={t('Website')} optional inputMode="url" placeholder="https://" />}
        </FormField>
        <FormField control={control} name="benefits">
          {({ onChange, ...field }) => (
            <ChipList
              {...field}
              label={t('What you offer')}
              optional
              hint={t('At most {max, number}, such as “Six weeks of holiday”. Enter adds one.', { max: BENEFITS_MAX })}
              onChange={(benefits) => onChange([...benefits])}
            />
          )}
        </FormField>
        <FormField control={control} name="countries">
          {({ onChange, ...field }) => (
            <CountriesField
              {...field}
              required={false}
              onChange={(countries) => {
                onChange(countries);
                setValue('countriesCities', citiesWithin(countries, getValues('countriesCities')));
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="countriesCities">
          {(field) => <CityField {...field} countries={values.countries} />}
        </FormField>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('Save the page')}
          </Button>
        </div>
      </Form>
      <Card as="section" aria-labelledby="preview-title">
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={3} size="large" id="preview-title">
              {t('How it looks')}
            </Heading>
            <Text tone="muted" size="small">
              {t('Talent whom you ask sees this with the request and in the conversation. No person is named in it.')}
            </Text>
          </Stack>
          <CompanyView page={previewOf(page, pageInput(values), website)} level={4} />
        </Stack>
      </Card>
    </Stack>
  );
}
