// Reads of a slice's route table which page is at which path, which calls it begins with, and how it is served.

/**
 * What stands in a source, as far as it can be read without running it: texts, numbers, lists and objects of them, and what
 * is imported (`{ from, name, key }`); undefined for anything else.
 * @typedef {undefined | string | number | boolean | null | Imported | readonly Said[] | {readonly [key: string]: Said}} Said
 * @typedef {{readonly from: string, readonly name: string, readonly key: string | null}} Imported
 * @typedef {{readonly path: Said, readonly request: string, readonly firstCalls: Said, readonly options: Said}} RoutedPage
 */

/** @typedef {any} Node of a syntax tree, by ESTree */

/** @param {Node} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (typeof node.type !== 'string') return;
  visit(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'loc' && key !== 'range') walk(value, visit);
}

/** @param {Node} program @returns {Map<string, {from: string, name: string}>} what is imported, by its local name */
function importsOf({ body }) {
  const found = new Map();
  for (const { type, source, specifiers } of body)
    if (type === 'ImportDeclaration')
      for (const { type: kind, local, imported } of specifiers)
        if (kind === 'ImportSpecifier') found.set(local.name, { from: source.value, name: imported.name });
  return found;
}

/** @param {Node} node @returns {string | null} the name of a property that is not computed */
const keyOf = ({ computed, key }) => (computed === true ? null : (key?.name ?? key?.value ?? null));

/** @param {Node} object @returns {Map<string, Node>} values by name */
const propertiesOf = (object) =>
  new Map(
    object.properties
      .filter((/** @type {Node} */ each) => each.type === 'Property' && keyOf(each) !== null)
      .map((/** @type {Node} */ each) => [keyOf(each), each.value]),
  );

/** @param {Node} node @param {ReturnType<typeof importsOf>} imports @returns {Said} */
function said(node, imports) {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
    case 'ArrayExpression':
      return node.elements.map((/** @type {Node} */ each) => said(each, imports));
    case 'ObjectExpression':
      return Object.fromEntries([...propertiesOf(node)].map(([key, value]) => [key, said(value, imports)]));
    case 'Identifier': {
      const imported = imports.get(node.name);
      return imported === undefined ? undefined : { ...imported, key: null };
    }
    case 'MemberExpression': {
      const imported = imports.get(node.object.name);
      return imported === undefined || node.computed ? undefined : { ...imported, key: node.property.name };
    }
    default:
      return undefined;
  }
}

/** @param {Node} lazy `lazyPage(() => import('…'), …)` @returns {string | null} what is imported */
function requestIn(lazy) {
  let request = null;
  walk(lazy.arguments?.[0], (node) => {
    if (node.type === 'ImportExpression' && typeof node.source.value === 'string') request = node.source.value;
  });
  return request;
}

/**
 * @param {Node} program the syntax tree of the module that a slice exposes
 * @returns {readonly RoutedPage[]} the pages of its routes that come when they are entered
 */
export function pagesIn(program) {
  const imports = importsOf(program);
  /** @type {RoutedPage[]} */
  const pages = [];
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const properties = propertiesOf(node);
    const [path, lazy] = [properties.get('path'), properties.get('lazy')];
    const request = lazy?.type === 'CallExpression' ? requestIn(lazy) : null;
    if (path !== undefined && request !== null)
      pages.push({
        path: said(path, imports),
        request,
        firstCalls: said(lazy.arguments[1], imports) ?? [],
        options: said(lazy.arguments[2], imports) ?? {},
      });
  });
  return pages;
}

const isObject = (/** @type {Said} */ value) => typeof value === 'object' && value !== null;

/** @param {Said} value @returns {value is Imported} */
const isImported = (value) =>
  isObject(value) && !Array.isArray(value) && 'from' in value && 'name' in value && 'key' in value;

/** Packages whose constants are known while a build is made. */
const KNOWN = /^@vela\/(contracts|market)\//;

/**
 * Fills in what is imported.
 * @param {Said} value
 * @returns {Promise<any>} undefined where it cannot be known
 */
export async function resolved(value) {
  if (isImported(value)) {
    if (!KNOWN.test(value.from)) return undefined;
    const named = (await import(value.from))[value.name];
    return value.key === null ? named : named?.[value.key];
  }
  if (Array.isArray(value)) return Promise.all(value.map(resolved));
  if (!isObject(value)) return value;
  const entries = Object.entries(/** @type {Record<string, Said>} */ (value));
  return Object.fromEntries(await Promise.all(entries.map(async ([key, each]) => [key, await resolved(each)])));
}
