// oxlint: what watches a form stands above its draft. Hooks run in their order: what the draft brings back before the first
// paint reaches nobody who begins to watch after it.

/** @type {import('eslint').Rule.RuleModule} */
export const watchBeforeDraft = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { late: '`useWatch` stands above `useDraft`, or it never learns of what the draft brings back.' },
  },
  create(context) {
    /** @type {boolean[]} whether each function around has its draft already, the innermost last */
    const drafted = [false];
    const enter = () => void drafted.push(false);
    const leave = () => void drafted.pop();
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      /** @param {any} node */
      CallExpression(node) {
        const { name } = node.callee;
        if (name === 'useDraft') drafted[drafted.length - 1] = true;
        else if (name === 'useWatch' && drafted.at(-1)) context.report({ node, messageId: 'late' });
      },
    };
  },
};
