import { yupResolver } from '@hookform/resolvers/yup';
import { type ReactNode, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ABOUT_ME_MAX, NAME_MAX, ROLE_YEARS_MAX, ROLE_YEARS_MIN, WORK_SETUPS } from '@vela/contracts/constants';
import type { AnonymousProfile, SessionUser } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Counter } from '@vela/design-system/counter';
import { Form, FormField } from '@vela/design-system/form';
import { Cluster } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { media, radius, space } from '@vela/design-system/theme';
import { EMPLOYMENT_TITLES, SETUP_CHOICES } from '@vela/formats';
import { t } from '@vela/language';
import { RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { CvStart } from '../cv/cv-start.js';
import { profileDraftSchema } from '../draft/draft-schemas.js';
import { talentDraftKey } from '../draft/talent-draft-key.js';
import { AVAILABILITIES, profileFormSchema, type ProfileValues } from '../profile-schema.js';
import { changesOf, PROFILE_TIES, valuesOf } from '../profile-values.js';
import { useProfileStep } from '../use-profile-step.js';
import { AnonymousField } from './anonymous-field.js';
import { CategoryField } from './category-field.js';
import { DesiredRolesField } from './desired-roles-field.js';
import { EmploymentField } from './employment-field.js';
import { FormPart } from './form-part.js';
import { IdentityFields } from './identity-fields.js';
import { LivePreview } from './live-preview.js';
import { Pair } from './pair.js';
import { PlacesFields } from './places-fields.js';
import { SkillsField } from './skills-field.js';
import { FollowMarket, type TypedMarket } from './typed-market.js';

const availabilities = () =>
  AVAILABILITIES.map((value) => ({ value, label: availabilityText(value === '' ? null : Number(value)) }));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(48)};
  align-items: start;
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    & > aside {
      position: sticky;
      inset-block-start: ${space(24)};
      max-block-size: calc(100vh - ${space(48)});
      overflow-y: auto;
      border-radius: ${radius.card};
    }
  }
`;

export interface ProfileFormProps {
  readonly user: SessionUser;
  /** Draws the profile as recruiters get it, beside the form and with every change. */
  readonly preview: (profile: AnonymousProfile) => ReactNode;
  /** Says what the market thinks of the pay that was asked for before, now that it is known which market. */
  readonly pay: (typed: TypedMarket) => ReactNode;
}

/** The whole profile of a talent, to fill in and to edit. */
export function ProfileForm({ user, preview, pay }: ProfileFormProps) {
  const saved = useMemo(() => valuesOf(user.jobSeeker), [user.jobSeeker]);
  const form = useForm({ resolver: yupResolver(profileFormSchema), defaultValues: saved });
  const { control, formState, setValue } = form;
  // Before the draft, so that they learn of what the draft brings back.
  const [category, emptiedCategory] = useWatch({ control, name: ['category', 'emptiedCategory'] });
  const experienceYears = useWatch({ control, name: 'experienceYears' });
  const draft = useDraft(form, {
    key: talentDraftKey(user.id, 'profile'),
    schema: profileDraftSchema,
    saved,
    ties: PROFILE_TIES,
  });
  const goOn = useProfileStep(draft.clear);
  const categoryId = category?.id ?? null;

  const choicesOf = category ?? emptiedCategory;

  const followCategory = (next: ProfileValues['category']) => {
    // Whoever empties the field may choose the same again.
    setValue('emptiedCategory', next === null ? choicesOf : undefined);
    if (next === null || next.id === choicesOf?.id) return;
    setValue('desiredRoles', [], { shouldDirty: true });
    setValue('skills', [], { shouldDirty: true });
  };

  return (
    <Columns>
      <Form form={form} onSubmit={(values) => goOn(changesOf(values, draft.untouched()))}>
        <RestoredNotice draft={draft} />
        <CvStart user={user} form={form} />
        <FormPart title={t('Who you are')} text={t('Shown to a company only after you accepted its request.')}>
          <IdentityFields user={user} />
        </FormPart>
        <FormPart title={t('What you do')}>
          <Pair>
            <FormField control={control} name="currentRole">
              {(role) => (
                <AnonymousField field={role} user={user}>
                  {(field) => (
                    <TextField
                      {...field}
                      label={t('Current role')}
                      optional
                      maxLength={NAME_MAX}
                      hint={t('Leave out your employer’s name.')}
                    />
                  )}
                </AnonymousField>
              )}
            </FormField>
            <FormField control={control} name="experienceYears">
              {(field) => (
                <Counter
                  {...field}
                  onEmpty={() => field.onChange(null)}
                  label={t('Years of experience')}
                  min={ROLE_YEARS_MIN}
                  max={ROLE_YEARS_MAX}
                  hint={t('00 if you have just graduated. Empty is not given.')}
                />
              )}
            </FormField>
          </Pair>
        </FormPart>
        <FormPart title={t('What you want to do')}>
          <FormField control={control} name="category">
            {({ onChange, ...field }) => (
              <CategoryField
                {...field}
                {...(choicesOf === undefined
                  ? {}
                  : { hint: t('Another category begins with no roles and no skills.') })}
                onChange={(next) => {
                  onChange(next);
                  followCategory(next);
                }}
              />
            )}
          </FormField>
          <FormField control={control} name="desiredRoles">
            {(field) => <DesiredRolesField {...field} categoryId={categoryId} startYears={experienceYears ?? 0} />}
          </FormField>
          <FormField control={control} name="skills">
            {(field) => <SkillsField {...field} categoryId={categoryId} />}
          </FormField>
        </FormPart>
        <FormPart title={t('How and where')}>
          <Cluster role="group" aria-label={t('Work setup')} gap={24}>
            {WORK_SETUPS.map((setup) => (
              <FormField key={setup} control={control} name={setup}>
                {(field) => <Checkbox {...field} label={SETUP_CHOICES[setup]} />}
              </FormField>
            ))}
          </Cluster>
          <FormField control={control} name="countriesCities">
            {({ value, onChange, error }) => <PlacesFields value={value} onChange={onChange} error={error} />}
          </FormField>
        </FormPart>
        <FormPart title={t('On which terms')}>
          <FollowMarket control={control}>{pay}</FollowMarket>
          <EmploymentField control={control} type="permanent" label={EMPLOYMENT_TITLES.permanent} />
          <EmploymentField control={control} type="freelance" label={EMPLOYMENT_TITLES.freelance} />
          <FormField control={control} name="availability">
            {(field) => <Select {...field} label={t('Availability')} options={availabilities()} />}
          </FormField>
        </FormPart>
        <FormPart title={t('In your words')}>
          <FormField control={control} name="aboutMe">
            {(about) => (
              <AnonymousField field={about} user={user}>
                {(field) => (
                  <Textarea
                    {...field}
                    label={t('About me')}
                    optional
                    maxLength={ABOUT_ME_MAX}
                    hint={t(
                      'Recruiters read it before they know who you are: leave out your name, addresses, phone numbers and links.',
                    )}
                  />
                )}
              </AnonymousField>
            )}
          </FormField>
        </FormPart>
        <div>
          <Button type="submit" loading={formState.isSubmitting}>
            {t('Save profile')}
          </Button>
        </div>
      </Form>
      {/* It scrolls by itself, which a keyboard has to be able to do too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <aside aria-label={t('Preview')} tabIndex={0}>
        <LivePreview control={control} user={user}>
          {preview}
        </LivePreview>
      </aside>
    </Columns>
  );
}
