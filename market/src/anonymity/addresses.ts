import { parse } from 'tldts';
import { type Reading, rewritten } from '../letters/index.js';
import { type Finding, findingsOf } from './finding.js';
import { CODE_PREFIXES, FILE_ENDINGS, FILE_NAMES, KNOWN_SITES, SCRIPT_ENDINGS } from './known-sites.js';

const suffixIsReal = (suffix: string): boolean => parse(`x.${suffix}`).isIcann === true;

/** Endings after which even " . " is read as a dot. */
const USUAL_ENDINGS = 'com|net|org|se|no|dk|fi|de|eu|io|dev|app|co|nu|info|name|studio|example';
const BRACKETED_AT = /\s*[([{<]\s*(?:at|a|snabel-?a|@|alfakrull|kroll-?alfa|miukumauku|ät)\s*[)\]}>]\s*/giu;
const SPELLED_AT = /\s+(?:snabel[\s-]?an?|alfakr[ou]ll|krollalfa|miukumauku|at-tecken|klammeraffe)\s+/giu;
const BRACKETED_DOT = /\s*[([{<]\s*(?:dot|punkt|prikk|punktum|piste|\.)\s*[)\]}>]\s*/giu;
const SPELLED_DOT = /\s+(?:dot|punkt|prikk|punktum|piste)\s+(?=(\p{L}{2,}))/giu;
const SPACED_DOT = new RegExp(`\\s+\\.\\s*(?=(?:${USUAL_ENDINGS})(?![\\p{L}\\d]))`, 'gu');
const SPELLED_SLASH =
  /(?<=\.\p{L}{2,}(?:\/\S*)?)\s+(?:slash|snedstreck|skråstrek|skrastrek)\s+|(?<=\/\S*)\s+(?:slash|snedstreck)\s+/giu;

/** @returns the reading with its signs where words stand for them: "x at mail dot com" has its dot */
export function withSigns(reading: Reading): Reading {
  const at = rewritten(
    rewritten(reading, BRACKETED_AT, () => '@'),
    SPELLED_AT,
    () => '@',
  );
  const dots = rewritten(at, BRACKETED_DOT, () => '.');
  const spelled = rewritten(dots, SPELLED_DOT, (match) => (suffixIsReal(match[1] ?? '') ? '.' : match[0]));
  return rewritten(
    rewritten(spelled, SPACED_DOT, () => '.'),
    SPELLED_SLASH,
    () => '/',
  );
}

// Each begins where a word begins and is no longer than one can be: a long text is read once, not once from each letter.
const EMAIL = /(?<![^\s@<>(),;:])[^\s@<>(),;:]{1,64}\s?@\s?[^\s@]{1,200}?\.\p{L}{2,}/gu;
const PROVIDER =
  /(?<![^\s@])[^\s@]{1,64}(?:\s(?:at|på|pa)\s|\s?@\s?)(?:gmail|hotmail|outlook|icloud|protonmail|yahoo|live)(?![\p{L}\d])/gu;
const SCHEME = /(?:h..ps?:\/\/|www\d?\.)\S+/giu;
const HOST =
  /(?<![\p{L}\d@.-])[\p{L}\d][\p{L}\d-]{0,62}(?:\.[\p{L}\d-]{1,63}){0,9}\.\p{L}[\p{L}\d-]{1,62}(?:[/?#:][^\s,;]+|\/)?(?![\p{L}\d])/gu;

/** A missing space after a full stop: "small teams.In bigger ones". */
const isSentenceEnd = (host: string, following: string): boolean =>
  /^\p{Ll}+\.\p{Lu}\p{Ll}*$/u.test(host.replace(/^.*\.(?=[^.]+\.)/, '')) && /^\s+\p{L}/u.test(following);

function isFile(labels: readonly string[]): boolean {
  const ending = labels.at(-1) ?? '';
  if (FILE_ENDINGS.has(ending)) return true;
  return SCRIPT_ENDINGS.has(ending) && FILE_NAMES.has(labels.at(-2) ?? '');
}

function isAddress(match: RegExpMatchArray, text: string): boolean {
  const [found] = match;
  const host = found.split(/[/?#:]/, 1)[0] ?? '';
  const site = parse(host);
  if (site.isIcann !== true || site.domain === null) return false;
  if (found.length > host.length + 1) return true;
  const labels = host.toLowerCase().split('.');
  const short = (labels.at(-2) ?? '').length === 1;
  const known = KNOWN_SITES.has(labels.filter((label) => label !== 'www').join('.'));
  if (known || short || isFile(labels) || CODE_PREFIXES.has(labels[0] ?? '')) return false;
  return !isSentenceEnd(host, text.slice((match.index ?? 0) + found.length));
}

/** @returns where a reading, with its signs, holds addresses of mail or of the web */
export function addressesIn(text: string): Finding[] {
  const hosts = [...text.matchAll(HOST)].filter((match) => isAddress(match, text));
  return [
    ...findingsOf('email', text.matchAll(EMAIL)),
    ...findingsOf('email', text.matchAll(PROVIDER)),
    ...findingsOf('link', text.matchAll(SCHEME)),
    ...findingsOf('link', hosts),
  ];
}
