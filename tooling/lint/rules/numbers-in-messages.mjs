// eslint: a number in a message is written as its language writes numbers, and so are percentages and lists.
import ts from 'typescript';

const SPEAKERS = new Set(['t', 'inContext', 'Trans']);
const IS_SPEAKER = /^(@vela\/language(\/react)?|\.{1,2}\/.*)$/;
/** A place without a form: `{count}`, not `{count, number}`, `{count, plural, …}` or `#`, nor a plural's form that says so. */
const bare = (/** @type {string} */ name) =>
  new RegExp(`(?<!(?:zero|one|two|few|many|other|=\\d+)\\s*)\\{\\s*${name}\\s*\\}`);

/** @param {any} node @returns {string | null} the text that a literal stands for */
function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [one, other] = [literal(node.left), literal(node.right)];
  return one === null || other === null ? null : one + other;
}

/** @param {ts.Type} type */
const isNumber = (type) =>
  (type.isUnion() ? type.types : [type]).some((each) => (each.flags & ts.TypeFlags.NumberLike) !== 0);

/** @param {any} node a call of a list's `join` */
const isJoined = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.name === 'join';

/** @param {any} element @param {string} name @returns {any} what an attribute is given */
const attribute = (element, name) =>
  element.attributes.find((/** @type {any} */ each) => each.name?.name === name)?.value ?? null;

/** @type {import('eslint').Rule.RuleModule} */
export const numbersInMessages = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'The number “{{ name }}” is written by its message: with `, number`, or as a plural with `#` (docs/translating.md).',
      percent: 'A percentage is written by percentText: leave its place in the message without a sign.',
      joined: 'A list in a sentence is written by listed().',
    },
  },
  create(context) {
    /** @type {Map<string, string>} what the file calls each speaker */
    const speakers = new Map();
    const services = context.sourceCode.parserServices;

    /** @param {any} place @param {any} values @param {any} node */
    function hold(place, values, node) {
      const message = literal(place);
      if (message === null) return;
      if (/\} ?%/.test(message)) context.report({ node, messageId: 'percent' });
      if (values === null || values === undefined) return;
      const given = values.type === 'JSXExpressionContainer' ? values.expression : values;
      for (const property of given.properties ?? [])
        if (isJoined(property.value)) context.report({ node: property, messageId: 'joined' });
      const checker = services.program.getTypeChecker();
      const tsNode = services.esTreeNodeToTSNodeMap.get(given);
      for (const property of checker.getTypeAtLocation(tsNode).getProperties())
        if (bare(property.name).test(message) && isNumber(checker.getTypeOfSymbolAtLocation(property, tsNode)))
          context.report({ node, messageId: 'bare', data: { name: property.name } });
    }

    return {
      ImportDeclaration(node) {
        if (!IS_SPEAKER.test(String(node.source.value))) return;
        for (const each of node.specifiers)
          if (
            each.type === 'ImportSpecifier' &&
            each.imported.type === 'Identifier' &&
            SPEAKERS.has(each.imported.name)
          )
            speakers.set(each.local.name, each.imported.name);
      },
      CallExpression(node) {
        if (node.callee.type !== 'Identifier') return;
        const speaker = speakers.get(node.callee.name);
        if (speaker === 't') hold(node.arguments[0], node.arguments[1], node);
        if (speaker === 'inContext') hold(node.arguments[1], node.arguments[2], node);
      },
      /** @param {any} node */
      JSXOpeningElement(node) {
        if (speakers.get(node.name.name) === 'Trans') hold(attribute(node, 'message'), attribute(node, 'values'), node);
      },
    };
  },
};
