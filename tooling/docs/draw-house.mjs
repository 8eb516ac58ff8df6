// Draws docs/images/house.svg from the lists below: `node tooling/docs/draw-house.mjs`. With `--check`, part of `npm run lint`, it
// says whether the drawing is that of the lists.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SLICES = ['mfe-public', 'mfe-jobseeker', 'mfe-talentseeker', 'mfe-payments', 'mfe-account', 'mfe-admin'];
/** @type {readonly (readonly [name: string, inside: string])[]} */
const FLOORS = [
  ['back office', 'what the platform itself decides'],
  ['hiring', 'open roles, matches, requests, hires'],
  ['accounts', 'sign-in, users, companies, profiles'],
  ['money', 'ledger, purchases, invoices'],
  ['reference', 'catalogue, countries, posts'],
  ['platform', 'endpoints, sessions, outbox, jobs, limits'],
  ['records', 'what is stored: one model a file'],
];
/**
 * Each imports those to its left (tooling/lint/packages.cjs).
 * @type {readonly (readonly [name: string, inside: string])[]}
 */
const RULES = [
  ['language', 'languages, messages'],
  ['contracts', 'endpoints, schemas, paths'],
  ['market', 'prices, fees, days, sight'],
  ['formats', 'money, days, units as text'],
  ['matching', 'the score, its engines'],
];

const COLOURS = { browser: '#fdebdd', server: '#e6eef6', rules: '#e9f2e4', outside: '#f2f0ee' };
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** @param {number} x @param {number} y @param {string} content */
const text = (x, y, content, style = '') => `<text x="${x}" y="${y}" ${style}>${escaped(content)}</text>`;
/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} colour */
const box = (x, y, width, height, colour, style = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${colour}" stroke="#4a403a" ${style}/>`;
const SMALL = 'font-size="12" fill="#5d524b"';
const MIDDLE = 'text-anchor="middle"';

/**
 * A room: its name, and below it what is in it.
 * @param {number} x @param {number} y @param {number} width @param {number} height @param {string} colour @param {string} name
 */
const room = (x, y, width, height, colour, name, inside = '') =>
  [
    box(x, y, width, height, colour),
    text(x + width / 2, y + (inside === '' ? height / 2 + 5 : 22), name, `${MIDDLE} font-weight="600"`),
    inside === '' ? '' : text(x + width / 2, y + 41, inside, `${MIDDLE} ${SMALL}`),
  ].join('\n');
/** @param {string} points */
const arrow = (points, style = '') =>
  `<polyline points="${points}" fill="none" stroke="#4a403a" stroke-width="1.5" marker-end="url(#tip)" ${style}/>`;
const way = (/** @type {string} */ points) =>
  `<polyline points="${points}" fill="none" stroke="#c2571a" stroke-width="3" marker-end="url(#way)"/>`;
/** @param {number} x @param {number} y @param {string} number */
const step = (x, y, number) =>
  `<circle cx="${x}" cy="${y}" r="11" fill="#c2571a"/>${text(x, y + 5, number, `${MIDDLE} fill="#fff" font-weight="600"`)}`;

const slices = SLICES.map((name, at) =>
  room(30 + (at % 2) * 170, 150 + Math.floor(at / 2) * 46, 160, 36, '#fff', name),
);
const floors = FLOORS.flatMap(([name, inside], at) => [
  box(620, 150 + at * 34, 350, 30, '#fff'),
  text(630, 170 + at * 34, name, 'font-weight="600"'),
  text(722, 170 + at * 34, inside, SMALL),
]);
const rules = RULES.map(([name, inside], at) => room(25 + at * 200, 530, 190, 54, '#fff', name, inside));

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 670" font-family="system-ui, sans-serif" font-size="14" fill="#2f2723" role="img" aria-label="The house: what runs in the browser, what runs on the server, and the rules below both">
<defs>
<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#4a403a"/></marker>
<marker id="way" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L8 4L0 8z" fill="#c2571a"/></marker>
</defs>
<rect width="1040" height="670" fill="#fff"/>
${box(15, 15, 360, 450, COLOURS.browser)}
${text(30, 40, 'In the browser', 'font-weight="700"')}
${room(30, 60, 330, 54, '#fff', 'shell', 'routing, session, theme, layout, loading of slices')}
${arrow('195,114 195,146')}
${text(205, 136, 'loads at run time', SMALL)}
${slices.join('\n')}
${room(30, 402, 160, 54, '#fff', 'design-system', 'tokens, components')}
${room(30, 340, 100, 54, '#fff', 'prose', 'Markdown')}
${room(140, 340, 110, 54, '#fff', 'conversation', 'threads, lists')}
${room(260, 340, 100, 54, '#fff', 'slice-parts', 'fields, profile')}
${room(200, 402, 160, 54, '#fff', 'router', 'what all share of it')}
${arrow('110,280 110,336')}
${arrow('280,280 280,336')}
${room(425, 60, 140, 54, COLOURS.server, 'gateway', 'one origin, pages')}
${room(425, 190, 140, 54, COLOURS.server, 'release', 'publish, promote')}
${room(425, 260, 140, 54, COLOURS.server, 'supervisor', 'starts, restarts')}
${room(425, 330, 140, 54, COLOURS.server, 'telemetry', 'traces, counts')}
${room(425, 400, 140, 54, COLOURS.server, 'settings', 'what may be set')}
${arrow('495,190 495,118', 'stroke-dasharray="4 3"')}
${text(502, 160, 'which versions', SMALL)}
${box(605, 15, 420, 450, COLOURS.server)}
${text(620, 40, 'api: floors, and only downwards', 'font-weight="700"')}
${room(620, 60, 390, 54, '#fff', 'endpoint table', 'checked, permitted, counted: then a handler')}
${arrow('795,114 795,146')}
${floors.join('\n')}
${room(820, 400, 190, 54, COLOURS.outside, 'store', 'MongoDB, or datastore')}
${room(620, 400, 190, 54, COLOURS.outside, 'services', 'real ones, or the sandbox')}
${box(15, 492, 1010, 106, COLOURS.rules)}
${text(30, 517, 'The rules: both sides import the same; each knows those to its left', 'font-weight="700"')}
${rules.join('\n')}
${arrow('195,465 195,488')}
${arrow('795,465 795,488')}
${way('375,80 419,80')}
${way('565,80 614,80')}
${way('990,114 990,394')}
${step(395, 80, '1')}${step(588, 80, '2')}${step(990, 250, '3')}
${text(30, 630, 'Thick: a request’s way. Thin: who may import whom; each package’s own list stands in tooling/lint/packages.cjs.', SMALL)}
${text(30, 650, 'Every process takes settings and telemetry. Beside the house: e2e, bench, evaluation, demo-market, sandbox, datastore, tooling.', SMALL)}
</svg>
`;
const file = path.resolve(import.meta.dirname, '../../docs/images/house.svg');
if (!process.argv.includes('--check')) writeFileSync(file, drawing);
else if (readFileSync(file, 'utf8') !== drawing) {
  console.error('docs/images/house.svg is another drawing. Run node tooling/docs/draw-house.mjs.');
  process.exitCode = 1;
}
