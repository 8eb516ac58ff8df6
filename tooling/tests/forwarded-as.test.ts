import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../..');
const ESLINT = path.join(REPOSITORY, 'node_modules/eslint/bin/eslint.js');
/** Types of a package are read. */
const PATIENCE_MS = 240_000;

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

test(
  'lint refuses an element in the place of a component and its looks',
  () => {
    const { stdout } = spawnSync(
      process.execPath,
      [ESLINT, '--stdin', '--stdin-filename', 'mfe-jobseeker/src/bootstrap.tsx', '--format', 'json'],
      { cwd: REPOSITORY, input: CODE, encoding: 'utf8' },
    );
    const [{ messages }] = JSON.parse(stdout);
    const said = messages.filter(({ ruleId }: { ruleId: string }) => ruleId === 'house/forwarded-as');
    const refused = CODE.split('\n').flatMap((line, at) => (line.includes('refused') ? [at + 1] : []));
    expect(said.map(({ line }: { line: number }) => line)).toEqual(refused);
    expect(said[0].message).toContain('in the place of Stack');
  },
  PATIENCE_MS,
);
