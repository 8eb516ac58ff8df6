// eslint: what is styled from a component of elsewhere becomes another element with `forwardedAs`; `as` would take its place.

/** @param {any} node @returns {string | null} the component that `styled(…)` makes another of, whatever is called on it */
function styledFrom(node) {
  if (node?.type === 'TaggedTemplateExpression') return styledFrom(node.tag);
  if (node?.type === 'MemberExpression') return styledFrom(node.object);
  if (node?.type !== 'CallExpression') return null;
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'styled') return styledFrom(node.callee);
  const [component] = node.arguments;
  return component?.type === 'Identifier' ? component.name : null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const forwardedAs = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      replaced: '`as` puts the element in the place of {{ component }} and its looks: say `forwardedAs`.',
    },
  },
  create(context) {
    /** @type {Set<string>} */
    const imported = new Set();
    /** @type {Map<string, string>} the component that each is styled from, by name */
    const styled = new Map();
    return {
      ImportDeclaration(node) {
        for (const { local } of node.specifiers) imported.add(local.name);
      },
      /** @param {any} node */
      VariableDeclarator(node) {
        const component = styledFrom(node.init);
        if (component !== null && imported.has(component)) styled.set(node.id.name, component);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        const component = styled.get(node.parent.name.name);
        if (node.name.name === 'as' && component !== undefined)
          context.report({ node, messageId: 'replaced', data: { component } });
      },
    };
  },
};
