/** An element of UBL; one without a value and without children is left out, as Peppol wants no empty ones. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** @returns an element, or null where there is nothing in it */
export function element(
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  if (typeof content === 'string') return content.trim() === '' ? null : { name, attributes, content: content.trim() };
  const children = content.filter((child) => child !== null);
  return children.length === 0 ? null : { name, attributes, content: children };
}

/** Characters that XML 1.0 has no place for. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @returns an element as text, indented */
export function xmlText({ name, attributes, content }: XmlElement, depth = 0): string {
  const pad = '  '.repeat(depth);
  const start = Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`, name);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((child) => xmlText(child, depth + 1)).join('\n')}\n${pad}`;
  return `${pad}<${start}>${inner}</${name}>`;
}
