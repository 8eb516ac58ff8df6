import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openRoleInputSchema } from '@vela/contracts/schemas';
import { isFromText } from '../draft/from-text.js';
import { openRoleInputOf } from '../draft/open-role-input.js';
import { EMPTY_DRAFT } from '../draft/role-draft.js';
import { roleDetailsSchema, roleExperienceSchema } from '../draft/rules.js';
import { type ReadAgainst, readDraft } from './read-draft.js';
import { wordsOfField, wordsOfSkill } from './words-of-draft.js';

const DATA = { id: '1'.repeat(24), name: 'Data' };
const skill = (name: string) => ({ id: name, name });
const against: ReadAgainst = {
  categories: () => Promise.resolve([DATA]),
  roles: () => Promise.resolve([{ id: '2'.repeat(24), name: 'Data engineer', categoryId: DATA.id }]),
  skills: () => Promise.resolve([skill('Python'), skill('SQL'), skill('Kafka'), skill('Go')]),
  countries: () => Promise.resolve(['Sweden', 'Norway']),
  cities: (country) => Promise.resolve(country === 'Sweden' ? ['Göteborg', 'Lund'] : ['Oslo']),
};
const read = (text: string) => readDraft(text, EMPTY_DRAFT, against);

const ADVERT = `Vi söker en dataingenjör till Göteborg

Krav:
• Minst fem års erfarenhet som utvecklare
• Gedigna kunskaper i Python och SQL
Meriterande:
• Kafka

Hybrid, två dagar på kontoret. Tillsvidareanställning, 80 %.
Lön 52 000–60 000 kr per månad. Tillträde snarast.`;

test('an advert fills in both steps, each field with the words that say so', async () => {
  const { part, missing } = await read(ADVERT);
  expect(part.details).toEqual({
    category: DATA,
    role: { id: '2'.repeat(24), name: 'Data engineer', years: 5 },
    remote: false,
    hybrid: true,
    office: false,
    countries: ['Sweden'],
    countriesCities: { Sweden: ['Göteborg'] },
  });
  expect(part.experience).toEqual({
    skills: [
      { name: 'Python', level: 4 },
      { name: 'SQL', level: 4 },
      { name: 'Kafka', level: 2 },
    ],
    permanent: true,
    freelance: false,
    permanentPercentage: 80,
    freelancePercentage: 100,
    compensation: '52000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    availability: 0,
  });
  expect(missing).toEqual([]);
  const draft = { ...EMPTY_DRAFT, ...part };
  expect(wordsOfField(draft, 'role')).toEqual(['Vi söker en dataingenjör till Göteborg']);
  expect(wordsOfField(draft, 'pay')?.[0]).toContain('52 000–60 000 kr per månad');
  expect(wordsOfSkill(draft, 'Kafka')).toEqual(['Kafka']);
  const input = openRoleInputOf(draft);
  expect(openRoleInputSchema.isValidSync(input, { strict: true })).toBe(true);
  expect(JSON.stringify(input)).not.toContain('Krav');
});

test('words stand only as long as what they were read as', async () => {
  const { part } = await read(ADVERT);
  const changed = {
    ...EMPTY_DRAFT,
    ...part,
    experience: { ...part.experience, compensation: '61000', skills: [{ name: 'Go', level: 3 }] },
  };
  expect(wordsOfField(changed, 'pay')).toBeNull();
  expect(wordsOfField(changed, 'employment')).not.toBeNull();
  expect(wordsOfSkill(changed, 'Go')).toBeNull();
});

test('a title alone fills in the role, and nothing is said of what no title tells', async () => {
  const { part, found } = await read('Data engineer, Python');
  expect(part.details.role?.name).toBe('Data engineer');
  expect(part.experience.skills).toEqual([{ name: 'Python', level: 3 }]);
  expect(found).toEqual(['role', 'skills']);
  expect(wordsOfField({ ...EMPTY_DRAFT, ...part }, 'pay')).toBeNull();
});

test('what an advert does not say is told, and stays as the wizard has it', async () => {
  const { part, missing } = await read('Data engineer\n\nYou know SQL.\nWe are nice.');
  expect(missing).toEqual(['years', 'setup', 'places', 'employment', 'pay', 'availability']);
  expect(wordsOfField({ ...EMPTY_DRAFT, ...part }, 'pay')).toEqual([]);
  expect(part.experience.compensation).toBe(EMPTY_DRAFT.experience.compensation);
});

test('without a role in it, the category that was chosen gives the skills', async () => {
  const current = { ...EMPTY_DRAFT, details: { ...EMPTY_DRAFT.details, category: DATA } };
  const { part } = await readDraft('You write Python all day.\nEvery day.', current, against);
  expect(part.details).toMatchObject({ category: DATA, role: null });
  expect(part.experience.skills).toEqual([{ name: 'Python', level: 3 }]);
});

const shard = fc.constantFrom(
  ...ADVERT.split(/\s+/u),
  ...[
    'Data engineer',
    '999999999999 kr',
    '-5 SEK per month',
    '0 %',
    '101 %',
    '120 years of experience',
    '\u0000',
    '\n',
  ],
  ...['“', '€70k', 'Lön:', 'Python (expert)', 'no Python', 'Sweden', 'Ä\u0308', '💥', ']]>', '((((', '....', 'på'],
);
const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.array(shard, { maxLength: 200 }).map((parts) => parts.join(' ')),
  fc.tuple(shard, fc.integer({ min: 1, max: 2000 })).map(([part, times]) => part.repeat(times).slice(0, 20_000)),
);

test('nonsense never breaks it, and never fills in what breaks a rule', async () => {
  await fc.assert(
    fc.asyncProperty(nonsense, async (text) => {
      const { part, found, missing } = await read(text);
      const { details, experience, fromText } = part;
      expect(isFromText(JSON.parse(JSON.stringify(fromText)))).toBe(true);
      expect([...found, ...missing]).toHaveLength(8);
      if (details.role !== null) roleDetailsSchema.validateSyncAt('role', details);
      if (experience.skills.length > 0) roleExperienceSchema.validateSyncAt('skills', experience);
      for (const field of ['permanentPercentage', 'freelancePercentage', 'compensation', 'currency', 'availability'])
        roleExperienceSchema.validateSyncAt(field, experience);
      for (const country of details.countries) expect(['Sweden', 'Norway']).toContain(country);
    }),
    { numRuns: 300 },
  );
});
