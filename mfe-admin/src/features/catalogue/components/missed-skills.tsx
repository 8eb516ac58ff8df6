import { adminAnswerSkillSuggestion, adminListSkillSuggestions } from '@vela/contracts/endpoints';
import type { AdminCatalogue, AdminSkillSuggestion } from '@vela/contracts/schemas';
import type { TableColumn } from '@vela/design-system/table';
import { counted } from '@vela/formats';
import { useAdminQuery } from '../../../api/admin-query.js';
import type { Change } from '../../../components/change.js';
import { ChangeMenu } from '../../../components/change-menu.js';
import { ListSection } from '../../../components/list-section.js';
import { momentText } from '../../../texts/texts.js';

const TOLD = 'Who missed it is told';

function changesOf(
  { spelling, categoryId, categoryName, texts }: AdminSkillSuggestion,
  categories: AdminCatalogue['categories'],
): readonly Change[] {
  const one = { spelling, categoryId };
  const skills = categories.find(({ id }) => id === categoryId)?.skills ?? [];
  const [text = spelling] = texts;
  const add: Change = {
    label: 'Add as a skill',
    title: `Add a skill to ${categoryName}`,
    description: 'A skill that another category has already is the same skill.',
    confirm: 'Add',
    done: TOLD,
    fields: [{ name: 'name', label: 'Name', initial: text, hint: 'As the list shall have it.' }],
    change: (api, { name = '' }) => api.call(adminAnswerSkillSuggestion, { body: { ...one, decision: 'added', name } }),
  };
  const decline: Change = {
    label: 'Decline',
    title: `Decline “${text}”`,
    confirm: 'Decline',
    done: TOLD,
    fields: [
      { name: 'reason', label: 'Reason', kind: 'long', hint: 'Who missed it reads this. Kept in the audit log.' },
    ],
    change: (api, { reason = '' }) =>
      api.call(adminAnswerSkillSuggestion, { body: { ...one, decision: 'declined', reason } }),
  };
  const [first] = skills;
  if (first === undefined) return [add, decline];
  const alias: Change = {
    label: 'Take as another name',
    title: `“${text}” is another name of`,
    description: 'The skill is found by it from now on, in every category that has it.',
    confirm: 'Take the name',
    done: TOLD,
    fields: [
      {
        name: 'skillId',
        label: 'Skill',
        initial: first.id,
        options: skills.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    change: (api, { skillId = '' }) =>
      api.call(adminAnswerSkillSuggestion, { body: { ...one, decision: 'aliased', skillId } }),
  };
  return [add, alias, decline];
}

const talentsText = counted('talent', 'talents');
const recruitersText = counted('recruiter', 'recruiters');

/** @returns such as '3 talents, 1 recruiter' */
const byText = ({ talents, recruiters }: AdminSkillSuggestion): string =>
  [...(talents === 0 ? [] : [talentsText(talents)]), ...(recruiters === 0 ? [] : [recruitersText(recruiters)])].join(
    ', ',
  );

export interface MissedSkillsProps {
  readonly categories: AdminCatalogue['categories'];
  readonly page: number;
  readonly hrefOf: (page: number) => string;
}

/** Skills that people miss, and what becomes of them. Who they are is nobody's matter here. */
export function MissedSkills({ categories, page, hrefOf }: MissedSkillsProps) {
  const answer = useAdminQuery(adminListSkillSuggestions, { query: { page } });
  const columns: readonly TableColumn<AdminSkillSuggestion>[] = [
    { key: 'texts', title: 'Typed', cell: ({ texts }) => texts.join(' · ') },
    { key: 'category', title: 'Category', cell: ({ categoryName }) => categoryName },
    { key: 'by', title: 'Missed by', cell: byText },
    { key: 'first', title: 'First', cell: ({ firstAt }) => momentText(firstAt) },
    { key: 'last', title: 'Last', cell: ({ lastAt }) => momentText(lastAt) },
    {
      key: 'actions',
      title: 'Change',
      cell: (row) => <ChangeMenu of={row.texts[0] ?? row.spelling} changes={changesOf(row, categories)} />,
    },
  ];
  return (
    <ListSection
      answer={answer}
      of="missed skills"
      page={page}
      hrefOf={hrefOf}
      columns={columns}
      rowKey={({ categoryId, spelling }) => `${categoryId} ${spelling}`}
    />
  );
}
