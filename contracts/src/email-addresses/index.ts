/** What holds no space, nothing that programs write around addresses and between them, and nothing that does not show. */
const ATOM = String.raw`[^\s.@<>,;:"\\\p{C}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`;
/** One address: something before the @ and a domain with a dot behind it; no dot begins or ends either, or follows another. */
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=[^.]*\p{L})(?!.$)${LABEL}$`,
  'u',
);

/** Whether a text is one email address as it is written to, as far as its form says: nothing stands around it. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && EMAIL.test(text);
