import styled from 'styled-components';
import { FoundWords } from '@vela/design-system/found-words';
import { space } from '@vela/design-system/theme';
import type { ReadField } from '../draft/from-text.js';
import { useRoleDraft } from '../draft/use-role-draft.js';
import { wordsOfField, wordsOfSkill } from '../reading/words-of-draft.js';

/* Nearer to its field than to the next one. */
const Below = styled.div`
  margin-block-start: -${space(12)};
`;

/** Below a field: the words of the advert that it was filled in from, for as long as its value stands. */
export function FromText({ field }: { readonly field: ReadField }) {
  const words = wordsOfField(useRoleDraft(), field);
  return words === null ? null : (
    <Below>
      <FoundWords words={words} />
    </Below>
  );
}

/** Below a skill: the words that state it. */
export function SkillFromText({ name }: { readonly name: string }) {
  const words = wordsOfSkill(useRoleDraft(), name);
  return words === null ? null : <FoundWords words={words} />;
}
