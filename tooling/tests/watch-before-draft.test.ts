import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../..');
const OXLINT = path.join(REPOSITORY, 'node_modules/.bin/oxlint');
const CONFIG = {
  jsPlugins: [{ name: 'house', specifier: path.join(REPOSITORY, 'tooling/lint/house.mjs') }],
  categories: { correctness: 'off' },
  rules: { 'house/watch-before-draft': 'error' },
};

/** Forms of a slice; each line that is refused says so. */
const CODE = `
import { useWatch } from 'react-hook-form';
import { useDraft } from '@vela/slice-parts/draft';

export function Early({ form, saved }) {
  const name = useWatch({ control: form.control, name: 'name' });
  const draft = useDraft(form, { key: 'k', saved });
  return name + draft.restored;
}
export const Late = ({ form, saved }) => {
  const draft = useDraft(form, { key: 'k', saved });
  const name = useWatch({ control: form.control, name: 'name' }); // refused
  return name + draft.restored;
};
export const Other = ({ form }) => useWatch({ control: form.control });
`;

test('lint refuses to watch a form below its draft', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-watch-'));
  try {
    writeFileSync(path.join(folder, 'slice.tsx'), CODE);
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(CONFIG));
    const { stdout } = spawnSync(OXLINT, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    const refused = CODE.split('\n').flatMap((line, at) => (line.includes('refused') ? [at + 1] : []));
    expect(diagnostics.map(({ labels }: { labels: { span: { line: number } }[] }) => labels[0]?.span.line)).toEqual(
      refused,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
