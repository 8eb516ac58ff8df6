// `npm run pictures`: pictures of every story, in both audiences and both schemes, against those of another build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { checkTokens, inEachPalette, overridingCss } from '@vela/contracts/design';
import { buildOf, buildOfHere } from './build-of.js';
import { STEADY_DRAWING } from './camera.js';
import { type Build, differences } from './differences.js';
import { lineOf, writeReport } from './report.js';

const USAGE = `npm run pictures                            what is here now against the last commit
npm run pictures -- --against main          against another commit, or a folder with a built Storybook
npm run pictures -- --tokens mine.json      what is here against the same in other tokens; nothing is built anew
  --now <folder>      a built Storybook in place of what is here
  --only <part>       stories whose id has this part, such as forms-
  --palette talentSeeker,dark   one palette in place of all four
  --width 360         of the viewport, in CSS pixels (default: 1025)
  --out <folder>      where the page with the differences is written (default: .cache/pictures/report)`;
const DEFAULT_WIDTH = 1025;
const SHOWN_LINES = 30;

/** @returns what stories wear that are drawn in the tokens of a file @throws Error with a sentence for each thing that does not fit */
function cssIn(file: string): string {
  const { problems, values } = checkTokens(JSON.parse(readFileSync(file, 'utf8')));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return overridingCss(values);
}

function options() {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', default: 'HEAD' },
      tokens: { type: 'string' },
      now: { type: 'string' },
      only: { type: 'string', default: '' },
      palette: { type: 'string' },
      width: { type: 'string', default: String(DEFAULT_WIDTH) },
      out: { type: 'string', default: path.resolve(import.meta.dirname, '../../../.cache/pictures/report') },
    },
  });
  const width = Number(values.width);
  if (!Number.isInteger(width) || width < 200 || width > 4000) throw new Error('A width is a whole number of pixels.');
  const palettes = inEachPalette((scheme, audience) => ({ scheme, audience })).filter(
    ({ scheme, audience }) => values.palette === undefined || values.palette === `${audience},${scheme}`,
  );
  if (palettes.length === 0) throw new Error('A palette is an audience and a scheme: talentSeeker,dark.');
  return { ...values, width, palettes };
}

function buildsOf({ now, against, tokens }: ReturnType<typeof options>): readonly [before: Build, after: Build] {
  const folder = now === undefined ? buildOfHere() : buildOf(now);
  return tokens === undefined
    ? [
        { folder: buildOf(against), css: '' },
        { folder, css: '' },
      ]
    : [
        { folder, css: '' },
        { folder, css: cssIn(tokens) },
      ];
}

async function run(): Promise<void> {
  const asked = options();
  const [before, after] = buildsOf(asked);
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...STEADY_DRAWING],
  });
  try {
    const found = await differences(browser, {
      before,
      after,
      palettes: asked.palettes,
      width: asked.width,
      isMeant: (story) => story.includes(asked.only),
      tell: ({ audience, scheme }, stories) => console.log(`${stories} stories, ${audience}, ${scheme} …`),
    });
    if (found.length === 0) return console.log('Every picture is the same.');
    const title = `Stories against ${asked.tokens ?? asked.against}`;
    const page = await writeReport(path.resolve(asked.out), title, found);
    console.log(found.slice(0, SHOWN_LINES).map(lineOf).join('\n'));
    console.log(`${found.length} pictures differ: ${page}`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
