// Finds the messages in the code: what stands as a literal in `t`, `msg`, `said`, `inContext`, `texts` and `<Trans message>`, where
// those come from @vela/language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';

export const root = path.resolve(import.meta.dirname, '../..');
const SPEAKERS = new Set(['t', 'msg', 'said', 'inContext', 'texts', 'Trans']);
const IS_SOURCE = /\.tsx?$/;
const IS_LEFT_OUT = /\.(test|stories)\.tsx?$|\.d\.ts$|(^|\/)testing\//;

/**
 * A message by its key in the catalogues.
 * @typedef {{key: string, file: string, line: number, atLoad: boolean}} Message `atLoad`: written while the module loads,
 * which leaves it in one language
 */

/** @param {any} node @returns {string | null} the text that a literal stands for */
export function literal(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [one, other] = [literal(node.left), literal(node.right)];
  return one === null || other === null ? null : one + other;
}

/** @param {any} node @param {(node: any, parents: readonly any[]) => void} visit @param {readonly any[]} parents */
export function walk(node, visit, parents = []) {
  if (typeof node?.type !== 'string') return;
  visit(node, parents);
  const around = [...parents, node];
  for (const [name, value] of Object.entries(node)) {
    if (name === 'loc' || name.endsWith('Comments')) continue;
    if (Array.isArray(value)) for (const each of value) walk(each, visit, around);
    else if (value !== null && typeof value === 'object') walk(value, visit, around);
  }
}

/** @param {string} file absolute path */
export const parsed = (file) =>
  parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true })
    .program;

/** @param {any} program @returns {Map<string, string>} what the file calls each of the speakers that it takes */
function speakersIn(program) {
  const names = new Map();
  for (const statement of program.body)
    if (
      statement.type === 'ImportDeclaration' &&
      /^(@vela\/language(\/react)?|\.{1,2}\/.*)$/.test(statement.source.value)
    )
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier' && SPEAKERS.has(each.imported.name))
          names.set(each.local.name, each.imported.name);
  return names;
}

/** @param {any} node @param {Map<string, string>} speakers @returns {any} the node of the message; null where there is none */
function messageNode(node, speakers) {
  if (node.type === 'JSXElement' && speakers.get(node.openingElement.name.name) === 'Trans')
    return (
      node.openingElement.attributes.find((/** @type {any} */ each) => each.name?.name === 'message')?.value ?? null
    );
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  const speaker = speakers.get(node.callee.name);
  if (speaker === undefined || speaker === 'Trans') return null;
  return node.arguments[speaker === 'inContext' ? 1 : 0] ?? null;
}

/** @param {any} node @param {Map<string, string>} speakers whether it gives a text, and not something that gives one later */
const writes = (node, speakers) =>
  node.type === 'JSXElement' || ['t', 'inContext'].includes(speakers.get(node.callee.name) ?? '');

/** @param {any} node */
export const runsLater = (node) =>
  /Function|Method$/.test(node.type) || (node.type === 'ClassProperty' && !node.static);

/** @param {any} node @returns {{text: string, line: number}[]} the literals in an object or a list, however deep */
function literalsIn(node) {
  const text = literal(node);
  if (text !== null) return [{ text, line: node.loc.start.line }];
  if (node?.type === 'ObjectExpression')
    return node.properties.flatMap((/** @type {any} */ each) => literalsIn(each.value));
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(literalsIn);
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? literalsIn(node.expression) : [];
}

/** @param {string} folder of a package; of one that lies elsewhere the whole path @returns {string[]} its source files, absolute */
export function sourcesOf(folder) {
  const source = path.resolve(root, folder, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SOURCE.test(file) && !IS_LEFT_OUT.test(file.split(path.sep).join('/')))
    .map((file) => path.join(source, file))
    .toSorted();
}

/** @param {string} file absolute path @returns {Message[]} */
export function messagesIn(file) {
  if (!readFileSync(file, 'utf8').includes('@vela/language')) return [];
  const program = parsed(file);
  const speakers = speakersIn(program);
  /** @type {Message[]} */
  const messages = [];
  walk(program, (node, parents) => {
    const relative = path.relative(root, file);
    const place = messageNode(node, speakers);
    if (node.type === 'CallExpression' && speakers.get(node.callee.name) === 'texts')
      for (const each of literalsIn(place))
        messages.push({ key: each.text, file: relative, line: each.line, atLoad: false });
    const message = literal(place);
    if (message === null) return;
    const isInContext = node.type === 'CallExpression' && speakers.get(node.callee.name) === 'inContext';
    const key = isInContext ? `${literal(node.arguments[0])}\u0004${message}` : message;
    messages.push({
      key,
      file: relative,
      line: node.loc.start.line,
      atLoad: writes(node, speakers) && !parents.some(runsLater),
    });
  });
  return messages;
}
