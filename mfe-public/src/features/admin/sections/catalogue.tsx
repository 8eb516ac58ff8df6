import type { AdminCatalogue, TermKind } from '@vela/contracts/schemas';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Table } from '@vela/design-system/table';
import { Heading } from '@vela/design-system/typography';
import { useAdminQuery } from '../api/admin-query.js';
import { Answered } from '../components/answered.js';
import { ChangeButton } from '../components/change-button.js';
import { REASON } from '../components/change-dialog.js';
import { Choice } from '../components/narrowing.js';
import { useSectionQuery } from './use-section-query.js';

interface Term {
  readonly id: string;
  readonly name: string;
}

/** @param others that it can be merged into */
function TermActions({ kind, term: { id, name }, others }: { readonly kind: TermKind; readonly term: Term; readonly others: readonly Term[] }) {
  return (
    <Cluster gap={8}>
      <ChangeButton
        label="Rename" title={`Rename ${name}`} confirm="Rename" done="The name is changed everywhere" fields={[{ name: 'name', label: 'Name', initial: name }]}
        change={(api, values) => api.call('adminRenameTerm', { body: { kind, id, name: values['name'] ?? '' } })}
      />
      {others.length > 0 && (
        <ChangeButton
          label="Merge" title={`Merge ${name}`} confirm="Merge" done="The two are one now"
          description="Profiles, open roles and saved searches follow. It cannot be undone."
          fields={[{ name: 'into', label: 'Into', initial: others[0]?.id ?? '', options: others.map((other) => ({ value: other.id, label: other.name })) }, REASON]}
          change={(api, { into = '', reason = '' }) => api.call('adminMergeTerms', { body: { kind, from: id, into, reason } })}
        />
      )}
    </Cluster>
  );
}

function Terms({ kind, caption, terms, others = terms, categoryId }: {
  readonly kind: TermKind; readonly caption: string; readonly terms: readonly Term[]; readonly others?: readonly Term[]; readonly categoryId?: string;
}) {
  return (
    <Stack gap={12}>
      <Table
        caption={caption} rows={terms} rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }) => name },
          { key: 'actions', title: 'Change', cell: (term) => <TermActions kind={kind} term={term} others={others.filter(({ id }) => id !== term.id)} /> },
        ]}
      />
      <div>
        <ChangeButton
          label={`Add a ${kind}`} title={`Add a ${kind}`} confirm="Add" done={`The ${kind} is added`} fields={[{ name: 'name', label: 'Name' }]}
          change={(api, { name = '' }) => api.call('adminCreateTerm', { body: { kind, name, ...(categoryId === undefined ? {} : { categoryId }) } })}
        />
      </div>
    </Stack>
  );
}

function Catalogue({ categories }: AdminCatalogue) {
  const { query, narrow } = useSectionQuery('catalogue', ['category']);
  const chosen = categories.find(({ id }) => id === query.category);
  const allSkills = [...new Map(categories.flatMap(({ skills }) => skills).map((skill) => [skill.id, skill])).values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <Stack gap={32}>
      <Choice
        label="Category" value={chosen?.id} options={categories.map(({ id }) => id)} onChange={(category) => narrow({ category })}
        textOf={(id) => categories.find((category) => category.id === id)?.name ?? id}
      />
      {chosen === undefined ? (
        <Terms kind="category" caption={`${categories.length} categories`} terms={categories} />
      ) : (
        <>
          <Heading level={2}>{chosen.name}</Heading>
          <Terms kind="role" caption={`${chosen.roles.length} roles`} terms={chosen.roles} categoryId={chosen.id} />
          <Terms kind="skill" caption={`${chosen.skills.length} skills`} terms={chosen.skills} others={allSkills} categoryId={chosen.id} />
        </>
      )}
    </Stack>
  );
}

/** Categories; with one chosen, its roles and skills. */
export function CatalogueSection() {
  const answer = useAdminQuery(['catalogue'], (api, signal) => api.call('adminGetCatalogue', {}, { signal }));
  return <Answered answer={answer}>{({ categories }) => <Catalogue categories={categories} />}</Answered>;
}
