import type { JobSeekerInput } from '@vela/contracts/schemas';
import { nextJobSeekerStep } from '@vela/market/session';
import { useNavigate } from '@vela/router';
import { useSaveProfile } from './api/save-profile.js';
import { onFormFields } from './profile-values.js';

/**
 * Saves what a step asks for and goes on to the next incomplete one. What it throws carries its errors by the form's
 * fields.
 * @param onSaved called once it is saved, before the page is left
 * @param back the page that sent the reader here and is to go on, instead of the next incomplete one
 */
export function useProfileStep(onSaved: () => void, back?: string): (part: JobSeekerInput) => Promise<void> {
  const save = useSaveProfile();
  const navigate = useNavigate();
  return async (part) => {
    const saved = await save.mutateAsync(part).catch((error: unknown) => {
      throw onFormFields(error);
    });
    onSaved();
    await navigate(back ?? nextJobSeekerStep(saved));
  };
}
