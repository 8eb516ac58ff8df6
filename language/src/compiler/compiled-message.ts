/** A part of a compiled message, as lingui reads it: text, or a placeholder with what is done with it. */
export type MessagePart =
  | string
  | readonly [name: string, kind?: string, format?: string | Readonly<Record<string, CompiledMessage | number>>];
export type CompiledMessage = readonly MessagePart[];
