// How names are inflected where our talent writes.

/** After any name: genitives, and what makes it a thing ("Lindqvisten", "Lindqvistska", "die Müllersche"). */
const ENDINGS = [
  ...['s', "'s", "'"],
  ...['en', 'ens', 'et', 'ets', 'an', 'ans', 'ar', 'ars', 'arna', 'arnas', 'are', 'aren', 'arens', 'erne', 'ernes'],
  ...['ska', 'skan', 'ske', 'skt', 'sk', 'es', 'sche', 'schen', 'scher', 'sches', 'ian', 'esque', 'ish'],
];
const ENDING = new Set(ENDINGS);

/** Finnish cases; short ones are other languages' words too often. */
const CASE = /^(?:n|in|en|an|a|ta|tta|ksi|na|lla|lta|lle|ssa|sta|ella|elta|elle|essa|esta|illa|ilta|ille|issa|ista)$/;
const LONG_CASE = 3;

/** @returns whether a name can end so, in any of the languages */
export const isEnding = (ending: string): boolean => ENDING.has(ending);

/** @returns whether it is a Finnish case; `short` ones need the name to be known as one otherwise */
export const finnishCase = (ending: string): 'no' | 'short' | 'long' => {
  if (!CASE.test(ending)) return 'no';
  return ending.length < LONG_CASE ? 'short' : 'long';
};

/** @param name in plain small letters @returns what stands before a Finnish case: "virtase" of "virtanen", "mikko" and "miko" */
export function finnishStems(name: string): readonly string[] {
  const stems = [name];
  if (name.endsWith('nen')) stems.push(`${name.slice(0, -3)}se`);
  const weak = name.replace(/([kpt])\1(?=[aeiouy]$)/, '$1');
  if (weak !== name) stems.push(weak);
  if (name.endsWith('ti')) stems.push(`${name.slice(0, -2)}de`);
  else if (name.endsWith('i')) stems.push(`${name.slice(0, -1)}e`);
  return stems;
}
