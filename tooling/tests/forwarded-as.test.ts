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
  rules: { 'house/forwarded-as': 'error' },
};

/** What a slice would draw; each line that is refused says so. */
const CODE = `
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';

const Plain = styled.div\`color: inherit;\`;
const Larger = styled(Plain)\`font-size: 2em;\`;
const Framed = styled(Stack)\`padding: 1em;\`;
const Named = styled(Stack).attrs({ 'aria-label': 'A list' })\`padding: 1em;\`;

export const all = (
  <>
    <Stack as="ol" />
    <Plain as="ol" />
    <Larger as="ol" />
    <Framed forwardedAs="ol" />
    <Framed as="ol" /> {/* refused */}
    <Named gap={16} as="ol" /> {/* refused */}
  </>
);
`;

test('lint refuses an element in the place of a component and its looks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-forwarded-as-'));
  try {
    writeFileSync(path.join(folder, 'slice.tsx'), CODE);
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(CONFIG));
    const { stdout } = spawnSync(OXLINT, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    const refused = CODE.split('\n').flatMap((line, at) => (line.includes('refused') ? [at + 1] : []));
    expect(diagnostics.map(({ labels }: { labels: { span: { line: number } }[] }) => labels[0]?.span.line)).toEqual(
      refused,
    );
    expect(diagnostics[0].message).toContain('in the place of Stack');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
