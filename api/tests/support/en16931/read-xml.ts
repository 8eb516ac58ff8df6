import { SaxesParser } from 'saxes';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** An element of UBL as a strict parser read it. */
export interface Node {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  /** Its own text, trimmed. */
  readonly text: string;
}

/** @returns the document's root @throws Error where it is not well-formed, or an element is in no namespace of UBL */
export function readXml(xml: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const open: { name: string; attributes: Record<string, string>; children: Node[]; text: string }[] = [
    { name: '', attributes: {}, children: [], text: '' },
  ];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (!uri.startsWith(UBL)) throw new Error(`The element ${local} is of ${uri}.`);
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    open.push({ name: local, attributes: Object.fromEntries(values), children: [], text: '' });
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += text;
  });
  parser.on('closetag', () => {
    const done = open.pop();
    if (done !== undefined) open.at(-1)?.children.push({ ...done, text: done.text.trim() });
  });
  parser.write(xml).close();
  const [root] = open[0]?.children ?? [];
  if (root === undefined) throw new Error('There is no document.');
  return root;
}

/** @param path names without prefixes, such as 'TaxTotal/TaxSubtotal' @returns all elements there */
export const all = (node: Node, path: string): readonly Node[] =>
  path
    .split('/')
    .reduce<readonly Node[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    );

/** @returns an element with all below it, outermost first */
export const withAllBelow = (node: Node): readonly Node[] => [node, ...node.children.flatMap(withAllBelow)];

/** @returns the text of the first element at a path, '' where there is none */
export const textAt = (node: Node, path: string): string => all(node, path)[0]?.text ?? '';

/** @returns an amount in hundredths, 0 where there is none */
export const centsAt = (node: Node, path: string): number => Math.round(Number(textAt(node, path) || '0') * 100);
