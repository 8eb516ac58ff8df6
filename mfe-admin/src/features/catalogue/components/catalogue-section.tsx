import {
  adminCreateTerm,
  adminGetCatalogue,
  adminMergeTerms,
  adminRenameTerm,
  adminTakeSkillName,
} from '@vela/contracts/endpoints';
import type { AdminCatalogue, TermKind } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Table } from '@vela/design-system/table';
import { Heading } from '@vela/design-system/typography';
import { inContext, type Language, LANGUAGES, languages, listed, locale, SOURCE_LANGUAGE, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import type { Change } from '../../../components/change.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ChangeMenu } from '../../../components/change-menu.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { MissedSkills } from './missed-skills.js';

interface Term {
  readonly id: string;
  readonly name: string;
  /** Of a category or role: what administrators call it in other languages. */
  readonly names?: readonly { readonly language: Language; readonly name: string }[] | undefined;
  /** Of a skill: what administrators call it besides. */
  readonly addedNames?: readonly string[] | undefined;
}

/** Names of skills are the same in all languages. */
const otherLanguagesOf = (kind: TermKind): readonly Language[] =>
  kind === 'skill' ? [] : languages.filter((language) => language !== SOURCE_LANGUAGE);

/** @param others that it can be merged into */
function changesOf(
  kind: TermKind,
  { id, name, names = [], addedNames = [] }: Term,
  others: readonly Term[],
): readonly Change[] {
  const rename: Change = {
    label: t('Rename'),
    title: t('Rename {name}', { name }),
    confirm: t('Rename'),
    done: t('The name is changed everywhere'),
    fields: [
      { name: 'name', label: t('Name'), initial: name },
      ...otherLanguagesOf(kind).map((language) => ({
        name: language,
        label: t('Name in {language}', { language: LANGUAGES[language].name }),
        hint: t('Empty: as it is usually called.'),
        initial: names.find((given) => given.language === language)?.name ?? '',
      })),
    ],
    change: (api, values) =>
      api.call(adminRenameTerm, {
        body: {
          kind,
          id,
          name: values['name'] ?? '',
          names: otherLanguagesOf(kind).flatMap((language) => {
            const given = (values[language] ?? '').trim();
            return given === '' ? [] : [{ language, name: given }];
          }),
          basedOn: { name, names: [...names] },
        },
      }),
  };
  const [added] = addedNames;
  const takeName: Change = {
    label: t('Take a name back'),
    title: t('Take a name of {name} back', { name }),
    confirm: inContext('administration', 'Take back'),
    done: t('The name is gone'),
    description: t('Nobody is found by it any more. Whoever misses it may suggest it again.'),
    fields: [
      {
        name: 'name',
        label: t('Other name'),
        initial: added ?? '',
        options: addedNames.map((other) => ({ value: other, label: other })),
      },
      REASON,
    ],
    change: (api, values) =>
      api.call(adminTakeSkillName, { body: { id, name: values['name'] ?? '', reason: values['reason'] ?? '' } }),
  };
  const own = added === undefined ? [rename] : [rename, takeName];
  const [first] = others;
  if (first === undefined) return own;
  const merge: Change = {
    label: t('Merge'),
    title: t('Merge {name}', { name }),
    confirm: t('Merge'),
    done: t('The two are one now'),
    description: t('Profiles, open roles and saved searches follow. It cannot be undone.'),
    fields: [
      {
        name: 'into',
        label: inContext('administration', 'Into'),
        initial: first.id,
        options: others.map((other) => ({ value: other.id, label: other.name })),
      },
      REASON,
    ],
    change: (api, { into = '', reason = '' }) => api.call(adminMergeTerms, { body: { kind, from: id, into, reason } }),
  };
  return [...own, merge];
}

function Terms({
  kind,
  caption,
  terms,
  others = terms,
  categoryId,
}: {
  readonly kind: TermKind;
  readonly caption: string;
  readonly terms: readonly Term[];
  readonly others?: readonly Term[];
  readonly categoryId?: string;
}) {
  return (
    <Stack gap={12}>
      <Table
        caption={caption}
        rows={terms}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('Name'),
            cell: ({ id, name, addedNames = [] }) => {
              if (kind === 'category')
                return <TextLink to={sectionPath('catalogue', { category: id })}>{name}</TextLink>;
              return addedNames.length === 0
                ? name
                : t('{name} (also {names})', { name, names: listed(addedNames, 'and') });
            },
          },
          {
            key: 'actions',
            actions: true,
            title: t('Change'),
            cell: (term) => (
              <ChangeMenu
                of={term.name}
                changes={changesOf(
                  kind,
                  term,
                  others.filter(({ id }) => id !== term.id),
                )}
              />
            ),
          },
        ]}
      />
      <div>
        <ChangeButton
          label={t('{kind, select, category {Add a category} role {Add a role} other {Add a skill}}', { kind })}
          title={t('{kind, select, category {Add a category} role {Add a role} other {Add a skill}}', { kind })}
          confirm={t('Add')}
          done={t(
            '{kind, select, category {The category is added} role {The role is added} other {The skill is added}}',
            { kind },
          )}
          fields={[{ name: 'name', label: t('Name') }]}
          change={(api, { name = '' }) =>
            api.call(adminCreateTerm, { body: { kind, name, ...(categoryId === undefined ? {} : { categoryId }) } })
          }
        />
      </div>
    </Stack>
  );
}

function Catalogue({ categories }: AdminCatalogue) {
  const { query, page, narrow, hrefOf } = useSectionQuery('catalogue', ['category']);
  const chosen = categories.find(({ id }) => id === query.category);
  const allSkills = [
    ...new Map(categories.flatMap(({ skills }) => skills).map((skill) => [skill.id, skill])).values(),
  ].sort((a, b) => a.name.localeCompare(b.name, locale()));
  return (
    <Stack gap={32}>
      <Narrowing>
        <Choice
          label={t('Category')}
          value={chosen?.id}
          options={categories.map(({ id }) => id)}
          onChange={(category) => narrow({ category })}
          textOf={(id) => categories.find((category) => category.id === id)?.name ?? id}
        />
      </Narrowing>
      {chosen === undefined ? (
        <>
          <Terms
            kind="category"
            caption={t('{count, plural, one {# category} other {# categories}}', { count: categories.length })}
            terms={categories}
          />
          <MissedSkills {...{ categories, page, hrefOf }} />
        </>
      ) : (
        <>
          <Heading level={2} size="title">
            {chosen.name}
          </Heading>
          <Terms
            kind="role"
            caption={t('{count, plural, one {# role} other {# roles}}', { count: chosen.roles.length })}
            terms={chosen.roles}
            categoryId={chosen.id}
          />
          <Terms
            kind="skill"
            caption={t('{count, plural, one {# skill} other {# skills}}', { count: chosen.skills.length })}
            terms={chosen.skills}
            others={allSkills}
            categoryId={chosen.id}
          />
        </>
      )}
    </Stack>
  );
}

/** Categories; with one chosen, its roles and skills. */
export function CatalogueSection() {
  const answer = useAdminQuery(adminGetCatalogue, {});
  return <Answered answer={answer}>{({ categories }) => <Catalogue categories={categories} />}</Answered>;
}
