// A rule of eslint: a record is written by the features that a table names, each its own fields of it. Models are told by
// their types, so that no other name for one gets past it; the driver's collections, which migrations use, by their names.
import path from 'node:path';
import ts from 'typescript';

/**
 * Who may write a record: its owners all of it; others, by feature, some of its fields, or its `removal`.
 * @typedef {{ document: string, owners: readonly string[], others?: Readonly<Record<string, readonly string[]>> }} Rights
 */
/** @typedef {{ program: ts.Program, getTypeAtLocation: (node: unknown) => ts.Type }} Services what typescript-eslint's parser knows */
/** @typedef {Parameters<NonNullable<import('eslint').Rule.RuleListener['CallExpression']>>[0]} Call */
/** @typedef {Call['callee']} Expression */

const UPDATES = ['updateOne', 'updateMany', 'findOneAndUpdate', 'findByIdAndUpdate'];
const REMOVALS = ['deleteOne', 'deleteMany', 'findOneAndDelete', 'findByIdAndDelete'];
/** More than a change of fields: only who owns the record does it. */
const WHOLE = ['insertOne', 'insertMany', 'create', 'bulkWrite', 'bulkSave', 'replaceOne', 'findOneAndReplace'];
const WRITES = new Set([...UPDATES, ...REMOVALS, ...WHOLE]);
const ALL = '*';
const REMOVAL = 'removal';

/** @param {ts.Type} type @returns {readonly ts.Type[]} */
const kindsOf = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.TypeChecker} checker @param {ts.Type} type of what is asked to write @returns {string | undefined} the document of a model */
function documentOf(checker, type) {
  if (type.symbol?.name !== 'Model') return undefined;
  const [document] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
  return document?.symbol?.name;
}

/** @param {ts.Type} key of an index signature @returns {string} what it begins with, such as `balance.`; `*` for any text */
const beginningOf = (key) =>
  (key.flags & ts.TypeFlags.TemplateLiteral && /** @type {ts.TemplateLiteralType} */ (key).texts[0]) || ALL;

/** @param {ts.TypeChecker} checker @param {ts.Type} change such as of `$set` @returns {string[]} fields, or `*` */
const fieldsOf = (checker, change) =>
  kindsOf(checker.getNonNullableType(change))
    .flatMap((kind) => [
      ...checker.getPropertiesOfType(kind).map(({ name }) => name),
      ...checker.getIndexInfosOfType(kind).map(({ keyType }) => beginningOf(keyType)),
    ])
    .map((name) => name.split('.')[0] ?? ALL);

/** @param {ts.TypeChecker} checker @param {ts.Type} update @returns {string[]} fields, or `*` where they cannot be told */
const writtenBy = (checker, update) =>
  kindsOf(update).flatMap((kind) => {
    const operators = checker.getPropertiesOfType(kind);
    const areOperators = operators.length > 0 && operators.every(({ name }) => name.startsWith('$'));
    return areOperators ? operators.flatMap((each) => fieldsOf(checker, checker.getTypeOfSymbol(each))) : [ALL];
  });

/** @param {string} file @returns {string} such as `money/ledger`; empty outside of features */
function featureOf(file) {
  const parts = file.split(path.sep);
  const inside = parts.slice(parts.lastIndexOf('src') + 1);
  return inside.length < 3 ? '' : inside.slice(0, 2).join('/');
}

/** @param {import('eslint').SourceCode} source @param {Expression} node @returns {string | undefined} the name in `connection.collection('users')` */
function collectionIn(source, node) {
  if (node.type === 'Identifier') {
    for (
      let scope = /** @type {import('eslint').Scope.Scope | null} */ (source.getScope(node));
      scope !== null;
      scope = scope.upper
    ) {
      const definition = scope.set.get(node.name)?.defs[0]?.node;
      if (definition !== undefined)
        return definition.type === 'VariableDeclarator' && definition.init
          ? collectionIn(source, definition.init)
          : undefined;
    }
    return undefined;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const [name] = node.arguments;
  const { property } = node.callee;
  return property.type === 'Identifier' && property.name === 'collection' && name?.type === 'Literal'
    ? String(name.value)
    : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const recordWriters = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      refused: '{{feature}} may not write {{fields}} of {{record}}: call a verb of {{owners}}.',
      unlisted: 'Say who may write {{document}} in api/record-writers.mjs.',
    },
  },
  create(context) {
    const feature = featureOf(context.filename);
    if (feature === '') return {};
    /** @type {Readonly<Record<string, Rights>>} */
    const records = context.options[0];
    const services = /** @type {Services} */ (context.sourceCode.parserServices);
    const checker = services.program.getTypeChecker();

    /** @param {Expression} target @returns {{ document?: string | undefined, record: string | undefined }} whose model or collection it is, if it is one */
    function recordOf(target) {
      const document = documentOf(checker, services.getTypeAtLocation(target));
      if (document === undefined) return { record: collectionIn(context.sourceCode, target) };
      return { document, record: Object.keys(records).find((name) => records[name]?.document === document) };
    }

    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const method = callee.property.name;
        if (!WRITES.has(method)) return;
        const { document = '', record = '' } = recordOf(callee.object);
        const rights = records[record];
        if (rights === undefined) {
          if (document !== '') context.report({ node, messageId: 'unlisted', data: { document } });
          return;
        }
        if (rights.owners.includes(feature)) return;
        const [, update] = node.arguments;
        const written = REMOVALS.includes(method)
          ? [REMOVAL]
          : UPDATES.includes(method) && update !== undefined
            ? writtenBy(checker, services.getTypeAtLocation(update))
            : [ALL];
        const allowed = rights.others?.[feature] ?? [];
        const mayWrite = (/** @type {string} */ field) =>
          allowed.includes(field) || (field !== REMOVAL && allowed.includes(ALL));
        const refused = [...new Set(written.filter((field) => !mayWrite(field)))];
        if (refused.length === 0) return;
        const data = { feature, record, fields: refused.join(', '), owners: rights.owners.join(', ') };
        context.report({ node, messageId: 'refused', data });
      },
    };
  },
};
