import { adminAnswerSkillSuggestion, adminListSkillSuggestions } from '@vela/contracts/endpoints';
import type { AdminCatalogue, AdminSkillSuggestion } from '@vela/contracts/schemas';
import type { TableColumn } from '@vela/design-system/table';
import { inContext, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import type { Change } from '../../../components/change.js';
import { ChangeMenu } from '../../../components/change-menu.js';
import { ListSection } from '../../../components/list-section.js';
import { momentCell } from '../../../texts/texts.js';

const told = (): string => t('Who missed it is told');

function changesOf(
  { spelling, categoryId, categoryName, texts }: AdminSkillSuggestion,
  categories: AdminCatalogue['categories'],
): readonly Change[] {
  const one = { spelling, categoryId };
  const skills = categories.find(({ id }) => id === categoryId)?.skills ?? [];
  const [text = spelling] = texts;
  const add: Change = {
    label: t('Add as a skill'),
    title: t('Add a skill to {category}', { category: categoryName }),
    description: t('A skill that another category has already is the same skill.'),
    confirm: t('Add'),
    done: told(),
    fields: [{ name: 'name', label: t('Name'), initial: text, hint: t('As it should stand in the list.') }],
    change: (api, { name = '' }) => api.call(adminAnswerSkillSuggestion, { body: { ...one, decision: 'added', name } }),
  };
  const decline: Change = {
    label: inContext('administration', 'Decline'),
    title: t('Decline “{text}”', { text }),
    confirm: inContext('administration', 'Decline'),
    done: told(),
    fields: [
      { name: 'reason', label: t('Reason'), kind: 'long', hint: t('Who missed it reads this. Kept in the audit log.') },
    ],
    change: (api, { reason = '' }) =>
      api.call(adminAnswerSkillSuggestion, { body: { ...one, decision: 'declined', reason } }),
  };
  const [first] = skills;
  if (first === undefined) return [add, decline];
  const alias: Change = {
    label: t('Take as another name'),
    title: t('“{text}” is another name of', { text }),
    description: t('The skill is found by it from now on, in every category that has it.'),
    confirm: t('Take the name'),
    done: told(),
    fields: [
      {
        name: 'skillId',
        label: t('Skill'),
        initial: first.id,
        options: skills.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    change: (api, { skillId = '' }) =>
      api.call(adminAnswerSkillSuggestion, { body: { ...one, decision: 'aliased', skillId } }),
  };
  return [add, alias, decline];
}

const talentsText = (count: number): string => t('{count, plural, one {# talent} other {# talents}}', { count });
const recruitersText = (count: number): string =>
  t('{count, plural, one {# recruiter} other {# recruiters}}', { count });

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
    { key: 'texts', title: inContext('administration', 'Typed'), cell: ({ texts }) => texts.join(' · ') },
    { key: 'category', title: t('Category'), cell: ({ categoryName }) => categoryName },
    { key: 'by', title: t('Missed by'), cell: byText },
    { key: 'first', title: inContext('administration', 'First'), cell: ({ firstAt }) => momentCell(firstAt) },
    { key: 'last', title: inContext('administration', 'Last'), cell: ({ lastAt }) => momentCell(lastAt) },
    {
      key: 'actions',
      actions: true,
      title: t('Change'),
      cell: (row) => <ChangeMenu of={row.texts[0] ?? row.spelling} changes={changesOf(row, categories)} />,
    },
  ];
  return (
    <ListSection
      answer={answer}
      of={t('missed skills')}
      page={page}
      hrefOf={hrefOf}
      columns={columns}
      rowKey={({ categoryId, spelling }) => `${categoryId} ${spelling}`}
    />
  );
}
