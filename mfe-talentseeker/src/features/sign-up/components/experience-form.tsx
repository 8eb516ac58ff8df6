import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { array, object, string } from 'yup';
import { NAME_MAX, SUGGESTION_LIMIT } from '@vela/contracts/constants';
import { type TalentSeeker, type TalentSeekerInput, typedText } from '@vela/contracts/schemas';
import { SAID, TEXTS } from '@vela/contracts/texts';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import { Button } from '@vela/design-system/button';
import { ChipList } from '@vela/design-system/chip-list';
import { Form, FormField } from '@vela/design-system/form';
import { locale, t } from '@vela/language';
import { changedPart, RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { useCategories } from '@vela/slice-parts/reference';
import { recruiterDraftKey } from '../../../drafts/recruiter-draft-key.js';

const names = () => array().of(typedText().max(NAME_MAX, SAID.mostCharacters).required()).required();
const schema = object({
  fields: names().min(1, () => TEXTS.fieldRequired),
  companies: names(),
  sectors: names(),
});

const texts = () => array().of(string().required()).required();
/** The shape alone: a draft may break every rule of the form. */
const draftSchema = object({ fields: texts(), companies: texts(), sectors: texts() }).required();

export interface ExperienceFormProps {
  /** Whose form it is. */
  readonly userId: string;
  readonly profile: Pick<TalentSeeker, 'fields' | 'companies' | 'sectors'> | undefined;
  readonly save: (payload: TalentSeekerInput) => Promise<TalentSeeker>;
  readonly onSaved: (profile: TalentSeeker) => void | Promise<void>;
}

/** What the recruiter knows: fields of expertise, companies, sectors. */
export function ExperienceForm({ userId, profile, save, onSaved }: ExperienceFormProps) {
  const { data: categories = [], isPending } = useCategories();
  const saved = useMemo(
    () => ({ fields: profile?.fields ?? [], companies: profile?.companies ?? [], sectors: profile?.sectors ?? [] }),
    [profile],
  );
  const form = useForm({ defaultValues: saved, resolver: yupResolver(schema) });
  const draft = useDraft(form, {
    key: recruiterDraftKey(userId, 'experience'),
    schema: draftSchema,
    saved,
    // What is chosen of the list is called as the page calls categories.
    names: ['fields'],
  });
  const options = categories
    .map(({ name }) => ({ value: name, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, locale()));
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const next = await save(changedPart(values, draft.untouched()));
        draft.clear();
        await onSaved(next);
      }}
    >
      <RestoredNotice draft={draft} />
      <FormField control={form.control} name="fields">
        {({ onChange, ...field }) => (
          <MultiAutocomplete
            {...field}
            label={t('Fields of expertise')}
            required
            freeText
            limit={SUGGESTION_LIMIT}
            hint={t('Choose from the list or write your own.')}
            options={options}
            loading={isPending}
            onChange={(fields) => onChange([...fields])}
          />
        )}
      </FormField>
      <FormField control={form.control} name="companies">
        {({ onChange, ...field }) => (
          <ChipList
            {...field}
            label={t('Companies')}
            optional
            hint={t('Companies you have recruited for. Enter adds one.')}
            onChange={(companies) => onChange([...companies])}
          />
        )}
      </FormField>
      <FormField control={form.control} name="sectors">
        {({ onChange, ...field }) => (
          <ChipList
            {...field}
            label={t('Sectors')}
            optional
            hint={t('Such as energy, health or games. Enter adds one.')}
            onChange={(sectors) => onChange([...sectors])}
          />
        )}
      </FormField>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('Save')}
        </Button>
      </div>
    </Form>
  );
}
