import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@vela/contracts/client';
import { DESCRIPTION_MAX } from '@vela/contracts/constants';
import type { OpenRole, OpenRoleInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { TextLink } from '@vela/design-system/link';
import { Textarea } from '@vela/design-system/textarea';
import { t } from '@vela/language';
import { LET_TALENT_SEE } from '../../../texts/let-talent-see.js';
import { useUpdateOpenRole } from '../api/update-open-role.js';
import { useRebaseNow } from '../api/use-rebased-draft.js';
import { openRoleInputOf } from '../draft/open-role-input.js';
import type { RoleDraft } from '../draft/role-draft.js';
import { roleDescriptionSchema } from '../draft/rules.js';
import { StepError } from '../draft/step-error.js';
import { incompleteStep, STEP_LABELS, stepOfField, stepPaths, type WizardStep } from '../draft/steps.js';
import { useChangedElsewhere } from '../draft/use-changed-elsewhere.js';
import { useDraftStorage, useRoleDraft } from '../draft/use-role-draft.js';
import { useStoredForm } from '../draft/use-stored-form.js';
import { RoleSummary } from './role-summary.js';
import { WizardActions } from './wizard-actions.js';

const descriptionOfDraft = {
  write: ({ description }: { readonly description: string }) => ({ description }),
  read: ({ description }: RoleDraft) => ({ description }),
};

/** Errors of fields that stand on an earlier step are told here, with the step that asks for them. */
function tellEarlierFields(error: unknown): never {
  const [first] = error instanceof ApiError ? error.fieldErrors : [];
  if (!(error instanceof ApiError) || first === undefined) throw error;
  const text = error.fieldErrors.map(({ message }) => message).join(' ');
  throw new StepError(stepOfField(first.field), text);
}

export interface RoleDescriptionFormProps {
  readonly post: (input: OpenRoleInput) => Promise<OpenRole>;
  /** Called with the role that was posted or changed. */
  readonly onSaved: (role: OpenRole, saved: 'posted' | 'changed') => void | Promise<void>;
}

/** Step 3: the role in the company's own words; submitting posts it, or saves what was changed. */
export function RoleDescriptionForm({ post, onSaved }: RoleDescriptionFormProps) {
  const storage = useDraftStorage();
  const draft = useRoleDraft();
  const form = useForm({
    defaultValues: { description: draft.description },
    resolver: yupResolver(roleDescriptionSchema),
  });
  useStoredForm(form, descriptionOfDraft);
  const update = useUpdateOpenRole();
  const rebaseNow = useRebaseNow();

  const [asking, setAsking] = useState(false);
  const [stepToMend, setStepToMend] = useState<WizardStep | null>(null);
  const { changed, accept } = useChangedElsewhere();
  const isNew = draft.editing === null;

  const save = async (description: string) => {
    const current = { ...storage.read(), description };
    const incomplete = incompleteStep(current);
    const input = openRoleInputOf(current);
    if (incomplete !== null || input === null) throw new StepError(incomplete ?? 1, t('something is missing there.'));
    const { editing } = current;
    if (editing === null) await onSaved(await post(input).catch(tellEarlierFields), 'posted');
    else await onSaved(await update.mutateAsync({ id: editing.id, body: input }).catch(tellEarlierFields), 'changed');
  };
  const submit = async ({ description }: { readonly description: string }) => {
    setStepToMend(null);
    if (changed || (!isNew && (await rebaseNow()))) {
      setAsking(true);
      return;
    }
    await save(description).catch((error: unknown) => {
      if (error instanceof StepError) setStepToMend(error.step);
      throw error;
    });
  };
  const mendPath = stepToMend === null ? null : stepPaths(draft)[stepToMend];

  return (
    <Form form={form} onSubmit={submit}>
      <RoleSummary />
      <FormField control={form.control} name="description">
        {(field) => (
          <Textarea
            {...field}
            label={t('Role description')}
            optional
            rows={12}
            maxLength={DESCRIPTION_MAX}
            placeholder={t('What will be done, with whom, and what makes it worth changing jobs')}
          />
        )}
      </FormField>
      <Checkbox
        label={LET_TALENT_SEE.label}
        hint={LET_TALENT_SEE.hint}
        value={draft.shownToTalent}
        onChange={(shownToTalent) => storage.update({ shownToTalent })}
      />
      {stepToMend !== null && mendPath !== null && (
        <p>
          <TextLink to={mendPath}>{t('Go to {step}', { step: STEP_LABELS[stepToMend] })}</TextLink>
        </p>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={isNew ? t('This role was changed in another tab') : t('This role was changed meanwhile')}
        description={
          isNew
            ? t(
                'All your tabs share one draft. What stands on this page is what you would post now: read it once more.',
              )
            : t(
                'By a colleague, or in another tab of yours. What stands on this page is what you would save now: read it once more.',
              )
        }
        actions={
          <Button
            onClick={() => {
              accept();
              setAsking(false);
            }}
          >
            {t('Read it again')}
          </Button>
        }
      />
      <WizardActions
        submitLabel={isNew ? TEXTS.createRole : t('Save changes')}
        submitting={form.formState.isSubmitting}
        backTo={stepPaths(draft)[2] ?? undefined}
      />
    </Form>
  );
}
