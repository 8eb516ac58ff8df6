// oxlint: what the site keeps in a browser has its name in contracts, from where the cookie policy tells of it.

/** Names of the site's own that are kept in no browser. */
const NOT_STORED = new Set([
  // Channels and locks between the tabs of a browser.
  'vela.session',
  'vela.live-events',
  // What copies of the design system in a page share.
  'vela.design-system',
  // A file that is downloaded.
  'vela-my-data.json',
  // Services in traces.
  'vela-browser',
  'vela-gateway',
]);

const OWN = /^vela[.-]/;
const STORAGES = new Set(['localStorage', 'sessionStorage']);
const KEYED = new Set(['getItem', 'setItem', 'removeItem']);
const UNKEYED = new Set(['clear', 'key', 'length']);
/** Where a function of the gateway takes the name of a cookie. */
const COOKIE_AT = new Map([
  ['siteCookie', 0],
  ['cookieOf', 1],
]);

/** @param {any} node @returns {string | null} how a text begins that is written out; null for any other value */
function beginning(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked || null;
  return node?.type === 'BinaryExpression' && node.operator === '+' ? beginning(node.left) : null;
}

/** @param {any} node @returns {string | null} the storage of the browser that an expression names */
function storageIn(node) {
  const name = node?.type === 'MemberExpression' && !node.computed ? node.property.name : node?.name;
  return STORAGES.has(name) ? name : null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const storedNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      elsewhere:
        'What is kept in a browser is named in contracts/src/constants (STORAGE_KEYS, SESSION_STORAGE_KEYS, …_COOKIE), so that the cookie policy tells of it.',
    },
  },
  create(context) {
    /** @type {Map<string, any>} what the file's constants hold */
    const constants = new Map();

    /** @param {any} node */
    const refuse = (node) => context.report({ node, messageId: 'elsewhere' });
    /** @param {any} node a literal, a template or a text that is put together */
    const holdOwn = (node) => {
      const text = beginning(node);
      if (text !== null && OWN.test(text) && !NOT_STORED.has(text)) refuse(node);
    };
    /** @param {any} node the name of something that is stored */
    const hold = (node) => {
      const text = beginning(node?.type === 'Identifier' ? constants.get(node.name) : node);
      // One of the site's own is refused where it is written.
      if (text !== null && !OWN.test(text)) refuse(node);
    };

    return {
      /** @param {any} node */
      Program(node) {
        for (const statement of node.body)
          for (const { id, init } of (statement.declaration ?? statement).declarations ?? [])
            if (id.type === 'Identifier') constants.set(id.name, init);
      },
      Literal: holdOwn,
      TemplateLiteral: holdOwn,
      /** @param {any} node */
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && KEYED.has(callee.property.name)) hold(node.arguments[0]);
        const at = COOKIE_AT.get(callee.name);
        if (at !== undefined) hold(node.arguments[at]);
      },
      /** @param {any} node */
      MemberExpression(node) {
        if (storageIn(node.object) === null) return;
        if (node.computed || !(KEYED.has(node.property.name) || UNKEYED.has(node.property.name))) refuse(node);
      },
      /** @param {any} node */
      AssignmentExpression({ left, right }) {
        if (left.type !== 'MemberExpression' || left.property.name !== 'cookie') return;
        const text = beginning(right);
        if (text !== null && !OWN.test(text)) refuse(right);
      },
    };
  },
};
