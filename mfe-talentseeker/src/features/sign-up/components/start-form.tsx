import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type InferType, object, string } from 'yup';
import { NAME_MAX } from '@vela/contracts/constants';
import { getInvitation } from '@vela/contracts/endpoints';
import { requiredLinkedinProfile, type TalentSeeker, type TalentSeekerInput, typedText } from '@vela/contracts/schemas';
import { SAID, TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { useEndpoint } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { t } from '@vela/language';
import { RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { JoiningAsTalent } from '../../../components/joining-as-talent.js';
import { recruiterDraftKey } from '../../../drafts/recruiter-draft-key.js';
import { canJoin, companyLink } from '../company-link.js';
import { LinkedinField } from './linkedin-field.js';

/** How the recruiter comes to a company: there is one already, a colleague's invitation leads to one, or one is made. */
type Way = 'has' | 'joins' | 'creates';

const companyName = () => typedText().defined().max(NAME_MAX, SAID.mostCharacters);

const schemaFor = (way: Way) =>
  object({
    linkedinProfile: requiredLinkedinProfile(),
    companyName: way === 'creates' ? companyName().required(() => TEXTS.fieldRequired) : companyName(),
  });

/** The shape alone: a draft may break every rule of the form. */
const draftSchema = object({ linkedinProfile: string().defined(), companyName: string().defined() }).required();

export interface StartFormProps {
  /** Whose form it is. */
  readonly userId: string;
  readonly profile: TalentSeeker | undefined;
  readonly save: (payload: TalentSeekerInput) => Promise<TalentSeeker>;
  readonly onSaved: (profile: TalentSeeker) => void | Promise<void>;
}

function wayOf(profile: TalentSeeker | undefined, token: string | null): Way {
  if (token !== null && canJoin(profile)) return 'joins';
  return profile?.company ? 'has' : 'creates';
}

/** The profile address, and the company where there is none yet. */
export function StartForm({ userId, profile, save, onSaved }: StartFormProps) {
  const [token, setToken] = useState(companyLink.read);
  const way = wayOf(profile, token);
  const placeholder = profile?.company ?? null;
  const { data: invited } = useEndpoint(
    getInvitation,
    way === 'joins' && token !== null ? { query: { token } } : null,
    {
      retry: false,
    },
  );
  const filled = useMemo(() => ({ linkedinProfile: profile?.linkedinProfile ?? '', companyName: '' }), [profile]);
  const form = useForm({ defaultValues: filled, resolver: yupResolver(schemaFor(way)) });
  const draft = useDraft(form, { key: recruiterDraftKey(userId, 'start'), schema: draftSchema, saved: filled });

  const submit = async ({ linkedinProfile, companyName: name }: InferType<ReturnType<typeof schemaFor>>) => {
    const saved = await save({
      linkedinProfile,
      ...(way === 'creates' ? { createCorporateAccount: true, companyName: name } : {}),
      ...(way === 'joins' && token !== null ? { magicLink: token } : {}),
    });
    if (way === 'joins') companyLink.forget();
    draft.clear();
    await onSaved(saved);
  };
  const putAside = () => {
    companyLink.forget();
    setToken(null);
    form.clearErrors();
  };

  return (
    <Form form={form} onSubmit={submit}>
      <RestoredNotice draft={draft} />
      {way === 'joins' && (
        <Banner
          title={
            invited === undefined
              ? t('A colleague has invited you')
              : t('{name} has invited you to {company}', {
                  name: invited.inviterName,
                  company: invited.companyName,
                })
          }
          action={
            <Button variant="bare" size="small" onClick={putAside}>
              {placeholder === null ? t('Start a company of my own instead') : t('Stay with my own company instead')}
            </Button>
          }
        >
          {t('Saving joins their company: you share its roles, requests and balance.')}{' '}
          {placeholder !== null &&
            t('{company}, which you have not filled in yet, ends with it.', { company: placeholder.name })}
          <JoiningAsTalent />
        </Banner>
      )}
      <FormField control={form.control} name="linkedinProfile">
        {(field) => <LinkedinField {...field} />}
      </FormField>
      {way === 'creates' && (
        <FormField control={form.control} name="companyName">
          {(field) => (
            <TextField
              {...field}
              label={t('Company name')}
              required
              autoComplete="organization"
              hint={t('The rest of the company profile can wait until you need an invoice.')}
            />
          )}
        </FormField>
      )}
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('Save and continue')}
        </Button>
      </div>
    </Form>
  );
}
