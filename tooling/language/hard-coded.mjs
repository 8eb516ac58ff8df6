// Finds texts that are no messages yet: what stands between tags, and in the attributes that people read or hear.
import path from 'node:path';
import { literal, parsed, root, sourcesOf, walk } from './messages.mjs';

const READ_ATTRIBUTE =
  /^(label|title|placeholder|alt|heading|description|hint|help|message|caption|text|aria-(label|description|roledescription|valuetext|placeholder)|\w+Label|\w+Text|\w+Title)$/;
const IS_TEXT = /\p{L}{2}/u;
/** A name that is the same in every language. */
const IS_NAME = /^(Vela|LinkedIn|SEK|EUR|CV|English|Svenska|Stripe|Peppol|RSS|https:\/\/|[a-z][\w-]*)$/;

/** @param {string} text */
const isText = (text) => IS_TEXT.test(text) && !IS_NAME.test(text.trim());

/** @param {string} folder of a package @returns {string[]} such as 'shell/src/a.tsx:12 Sign in' */
export function hardCodedIn(folder) {
  /** @type {string[]} */
  const found = [];
  // What surrounds a slice that runs alone is seen by who works on it.
  const files = folder === 'tooling' ? [] : sourcesOf(folder).filter((each) => each.endsWith('.tsx'));
  for (const file of files)
    walk(parsed(file), (node, parents) => {
      const element = parents.at(-1)?.name?.name;
      const text =
        node.type === 'JSXText'
          ? node.value
          : node.type === 'JSXExpressionContainer' && parents.at(-1)?.type === 'JSXElement'
            ? literal(node.expression)
            : node.type === 'JSXAttribute' && element !== 'Trans' && READ_ATTRIBUTE.test(String(node.name.name))
              ? literal(node.value)
              : null;
      if (text !== null && isText(text))
        found.push(`${path.relative(root, file)}:${node.loc.start.line} ${text.trim().replace(/\s+/g, ' ')}`);
    });
  return found;
}
