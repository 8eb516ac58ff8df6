/** What stands in a message's places. */
export type Value = string | number;

type Trimmed<Text extends string> = Text extends ` ${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} `
    ? Trimmed<Rest>
    : Text;
type First<Inside extends string> = Inside extends `${infer Name},${string}` ? Trimmed<Name> : Trimmed<Inside>;
/** Names in a message without plural or select. */
type SimpleNames<Message extends string> = Message extends `${string}{${infer Inside}}${infer Rest}`
  ? First<Inside> | SimpleNames<Rest>
  : never;
type HasCases<Message extends string> = Message extends
  | `${string}, plural,${string}`
  | `${string}, select,${string}`
  | `${string}, selectordinal,${string}`
  ? true
  : false;

/** The names of a message's places; any where it has cases, which the check of the catalogues reads instead. */
export type Names<Message extends string> = string extends Message
  ? string
  : HasCases<Message> extends true
    ? string
    : SimpleNames<Message>;

/** What has to be told besides a message: nothing, or a value for each of its places. */
export type Values<Message extends string, Each = Value> = [Names<Message>] extends [never]
  ? []
  : string extends Names<Message>
    ? [values?: Readonly<Record<string, Each>>]
    : [values: Readonly<Record<Names<Message>, Each>>];
