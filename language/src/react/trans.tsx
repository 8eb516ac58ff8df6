import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { type AnyValues, written } from '../text.js';
import type { Values } from '../values.js';

interface Told<Message extends string> {
  /** As `t`'s, with the parts of the text that are elements in tags: `Read <terms>our terms</terms>.` */
  readonly message: Message;
  /** By tag, the element that stands there; it is given the text between as its children. */
  readonly parts?: Readonly<Record<string, ReactElement>>;
}
type Placed<Message extends string> =
  Values<Message, ReactNode> extends []
    ? { readonly values?: undefined }
    : Values<Message, ReactNode> extends [infer All]
      ? { readonly values: All }
      : { readonly values?: Readonly<Record<string, ReactNode>> };

/** What lingui asks for a text. */
const writer = { _: (message: string, values?: AnyValues) => written(message, values) };

/** A text is text: what somebody is called may look like a tag. */
const asText = (value: unknown): unknown => (typeof value === 'string' && value.includes('<') ? <>{value}</> : value);

/** Writes a message that holds elements, in the language at hand; `t` is enough for any other. */
export function Trans<const Message extends string>({ message, values, parts }: Told<Message> & Placed<Message>) {
  const told = values as AnyValues | undefined;
  const safe = told && Object.fromEntries(Object.entries(told).map(([name, value]) => [name, asText(value)]));
  return (
    <TransNoContext
      id={message}
      // All that it uses of lingui's object.
      lingui={{ i18n: writer } as unknown as Parameters<typeof TransNoContext>[0]['lingui']}
      {...(safe === undefined ? {} : { values: safe })}
      {...(parts === undefined ? {} : { components: { ...parts } })}
    />
  );
}
