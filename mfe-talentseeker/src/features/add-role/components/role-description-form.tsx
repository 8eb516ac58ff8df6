import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { ApiError } from '@vela/contracts/client';
import { DESCRIPTION_MAX } from '@vela/contracts/constants';
import type { OpenRole, OpenRoleInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Form, FormField } from '@vela/design-system/form';
import { Textarea } from '@vela/design-system/textarea';
import { useUpdateOpenRole } from '../api/update-open-role.js';
import { openRoleInputOf } from '../draft/open-role-input.js';
import type { RoleDraft } from '../draft/role-draft.js';
import { roleDescriptionSchema } from '../draft/rules.js';
import { stepPaths } from '../draft/steps.js';
import { draftStorage, useRoleDraft } from '../draft/use-role-draft.js';
import { useStoredForm } from '../draft/use-stored-form.js';
import { WizardActions } from './wizard-actions.js';

const descriptionOfDraft = {
  write: ({ description }: { readonly description: string }) => ({ description }),
  read: ({ description }: RoleDraft) => ({ description }),
};

/** Errors of fields that stand on an earlier step are told in one sentence here. */
function tellEarlierFields(error: unknown): never {
  if (!(error instanceof ApiError) || error.fieldErrors.length === 0) throw error;
  throw new Error(error.fieldErrors.map(({ field, message }) => `${field}: ${message}`).join(' '));
}

export interface RoleDescriptionFormProps {
  readonly post: (input: OpenRoleInput) => Promise<OpenRole>;
  /** Called with the role that was posted or changed. */
  readonly onSaved: (role: OpenRole, saved: 'posted' | 'changed') => void | Promise<void>;
}

/** Step 3: the role in the company's own words; submitting posts it, or saves what was changed. */
export function RoleDescriptionForm({ post, onSaved }: RoleDescriptionFormProps) {
  const draft = useRoleDraft();
  const form = useForm({
    defaultValues: { description: draft.description },
    resolver: yupResolver(roleDescriptionSchema),
  });
  useStoredForm(form, descriptionOfDraft);
  const update = useUpdateOpenRole();

  const submit = async ({ description }: { readonly description: string }) => {
    const input = openRoleInputOf({ ...draftStorage().read(), description });
    if (input === null) throw new Error('The role has no category or no name yet. Go back to Role Details.');
    const { editing } = draft;
    if (editing === null) await onSaved(await post(input).catch(tellEarlierFields), 'posted');
    else await onSaved(await update.mutateAsync({ id: editing, body: input }).catch(tellEarlierFields), 'changed');
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={form.control} name="description">
        {(field) => (
          <Textarea
            {...field}
            label="Role description"
            optional
            rows={12}
            maxLength={DESCRIPTION_MAX}
            placeholder="What will be done, with whom, and what makes it worth changing jobs"
          />
        )}
      </FormField>
      <WizardActions
        submitLabel={draft.editing === null ? TEXTS.createRole : 'Save changes'}
        submitting={form.formState.isSubmitting}
        backTo={stepPaths(draft)[2] ?? undefined}
      />
    </Form>
  );
}
