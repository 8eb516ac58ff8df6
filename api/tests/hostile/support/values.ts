/** What somebody may send in a field, by kind: as JSON text for bodies, as it stands for addresses. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

const MANY = 10_000;
const json = (value: unknown): string => JSON.stringify(value);
const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

const NO_DAYS = [
  '2026-13-45',
  '2026-02-31',
  '0000-00-00',
  '2026-02-31T25:61:61.000Z',
  '2026-13-45T00:00:00Z',
  '+275760-09-13T00:00:01.000Z',
  '9999-12-31',
];
const ODD_TEXTS = [
  '\u202Eevil\u200B\u00AD\uFEFF',
  '😀'.repeat(20),
  '(((a+)+)+$',
  '../../etc/passwd',
  'a@b.example\r\nBcc: c@d.example',
  '=HYPERLINK("http://x.example")',
  'toString',
  '__proto__',
  '$where',
  '   ',
  '',
];
const IDS = ['0'.repeat(24), 'f'.repeat(24), 'F'.repeat(24), 'twelve bytes', 'ffffffff-ffff-4fff-8fff-ffffffffffff'];

/** JSON text, because some of it is nothing that `JSON.stringify` writes. */
export const BODY_VALUES: Kinds = {
  nothing: ['null'],
  'an object that answers for itself': [
    '{"toString":1,"valueOf":1}',
    '{"toString":null}',
    '{"toJSON":1}',
    '{"then":1,"length":1e9}',
    '{"hasOwnProperty":0,"isPrototypeOf":0}',
  ],
  'a prototype': ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'],
  'an operator': ['{"$gt":""}', '{"$where":"1"}', '{"a":{"$ne":null}}'],
  'a list': ['[]', '[null]', '[[]]', '["a"]', '[{}]', '[1,"a",{}]'],
  'an object': ['{}', '{"":""}', '{"a.b":1}', '{"id":{}}'],
  'a flag': ['true', 'false'],
  'a number': ['7', '0', '-1', '0.1'],
  'an odd number': ['-0', '1e-320', '-0.0e1'],
  'a huge number': ['1e308', '1e400', '-1e400', '9007199254740993', '99999999999999999999'],
  'a number as text': ['"7"', '"-0"', '"1e400"', '"Infinity"', '"NaN"', '"0x10"'],
  'a day that does not exist': NO_DAYS.map(json),
  NUL: ['"\\u0000"', '"a\\u0000b"', '{"\\u0000":1}'],
  'half a character': ['"\\ud800"', '"a\\udfffb"', '["\\ud800"]', '{"\\ud800":1}'],
  'an odd text': ODD_TEXTS.map(json),
  'an id of nobody': IDS.map(json),
  'a long text': [
    json('x'.repeat(3000)),
    json('x'.repeat(90_000)),
    json('é'.repeat(40_000)),
    json(' x'.repeat(40_000)),
  ],
  'ten thousand elements': [
    json(Array.from({ length: MANY }, () => 0)),
    json(Array.from({ length: MANY }, () => 'x')),
    json(Array.from({ length: MANY }, () => ({}))),
    json(Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`k${index}`, 1]))),
  ],
  'deep nesting': [nested(25, '[', ']'), nested(25, '{"a":', '}'), nested(5000, '[', ']'), nested(5000, '{"a":', '}')],
};

/** Already written as an address has it, because some of it is no text at all. */
export const ADDRESS_VALUES: Kinds = {
  nothing: ['null', 'undefined', ''],
  'a number': ['7', '-1', '0', '-0', '0.1', '1e308', '1e400', 'Infinity', 'NaN', '0x10', '9007199254740993'],
  'a day that does not exist': NO_DAYS.map(encodeURIComponent),
  NUL: ['%00', 'a%00b'],
  'a wrong encoding': ['%E0%A4%A', '%ED%A0%80', '%FF%FE', '%C0%80', '%', '%zz'],
  'an odd text': ODD_TEXTS.map(encodeURIComponent),
  'an id of nobody': IDS.map(encodeURIComponent),
  'a range': ['1-2', '2-1', '-', '1-', '-1--2', '1-1e400', `${'9'.repeat(400)}-${'9'.repeat(400)}`],
  JSON: ['%7B%22%24gt%22%3A%22%22%7D', '%5B%5D'],
  'a long text': ['x'.repeat(3000), '%C3%A9'.repeat(1500)],
};
