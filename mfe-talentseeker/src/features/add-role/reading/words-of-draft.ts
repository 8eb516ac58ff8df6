import type { ReadField } from '../draft/from-text.js';
import type { RoleDraft } from '../draft/role-draft.js';

/** @returns what a field holds, to tell whether it was changed since */
export function heldIn({ details, experience }: Pick<RoleDraft, 'details' | 'experience'>, field: ReadField): string {
  const { role, remote, hybrid, office, countries, countriesCities } = details;
  const { permanent, freelance, permanentPercentage, freelancePercentage, compensation, currency } = experience;
  const held: Readonly<Record<ReadField, unknown>> = {
    role: role?.id ?? null,
    years: role?.years ?? null,
    skills: experience.skills.map(({ name }) => name),
    setup: [remote, hybrid, office],
    places: [countries, countriesCities],
    employment: [permanent, freelance, permanentPercentage, freelancePercentage],
    pay: [compensation, currency, experience.compensationTimePeriod],
    availability: experience.availability,
  };
  return JSON.stringify(held[field]);
}

/** @returns the words that a field was filled in from; null once somebody has changed it, or where nothing was read */
export function wordsOfField(draft: RoleDraft, field: ReadField): readonly string[] | null {
  const found = draft.fromText?.fields[field];
  return found !== undefined && found.held === heldIn(draft, field) ? found.words : null;
}

/** @returns the words that state a skill, null where it was chosen by hand */
export function wordsOfSkill({ fromText }: RoleDraft, name: string): readonly string[] | null {
  const words = fromText?.skills[name];
  return words === undefined ? null : [words];
}
