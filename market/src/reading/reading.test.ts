import { describe, expect, test } from '@jest/globals';
import type { Skill } from '@vela/contracts/schemas';
import { type AdvertTerms, readAdvert, readRole, readWork, skillsIn } from './index.js';

const skillNamed = (name: string, ...aliases: string[]): Skill => ({ id: name, name, aliases });
const SKILLS = [
  skillNamed('Java'),
  skillNamed('JavaScript', 'JS'),
  skillNamed('React', 'React.js', 'ReactJS'),
  skillNamed('React Native'),
  skillNamed('Kubernetes', 'k8s'),
  skillNamed('C#'),
  skillNamed('C++', 'CPP'),
  skillNamed('.NET', 'dotnet'),
  skillNamed('Go', 'Golang'),
  skillNamed('Rust'),
  skillNamed('R'),
  skillNamed('PHP'),
  skillNamed('Planning'),
  skillNamed('Web accessibility', 'a11y', 'WCAG'),
  skillNamed('Microservices'),
  skillNamed('Requirements analysis'),
];
const ROLES = [
  'Backend developer, Java',
  'Backend developer, Go',
  'Backend developer, Python',
  'Frontend developer',
  'Software architect',
  'Data engineer',
  'Tech lead',
  'Product manager',
  'Senior product manager',
  'Product designer',
  'Associate product manager',
].map((name) => ({ id: name, name, categoryId: 'c' }));
const TERMS: AdvertTerms = {
  skills: SKILLS,
  // One of them has no id.
  countries: ['Sweden', 'Denmark', 'Norway', 'Belgium', 'Germany', 'Somewhere Islands'],
  cities: [
    { country: 'Sweden', cities: ['Göteborg', 'Stockholm', 'Lund', 'Ed', 'Vi', 'Mora', 'Os'] },
    { country: 'Denmark', cities: ['Copenhagen'] },
    { country: 'Belgium', cities: ['Brussels'] },
    { country: 'Germany', cities: ['Munich'] },
  ],
};
const namesIn = (text: string): string[] => skillsIn(text, SKILLS).map(({ value }) => value.name);
const levelOf = (text: string, name: string): number | undefined =>
  skillsIn(text, SKILLS).find(({ value }) => value.name === name)?.value.level;
const read = (text: string) => readAdvert(text, TERMS);

describe('skills', () => {
  test.each([
    ['Java-utvecklare', ['Java']],
    ['Vi söker en Javautvecklare', ['Java']],
    ['JavaScript, nothing else', ['JavaScript']],
    ['You know React Native and k8s', ['React Native', 'Kubernetes']],
    ['React.js, C#, C++ and .NET', ['React', 'C#', 'C++', '.NET']],
    ['We go to customers and rust never sleeps', []],
    ['Go to our site. Planning your day is up to you', []],
    ['Backend in Go', ['Go']],
    ['Go, Rust or Java', ['Go', 'Rust', 'Java']],
    ['R&D in our department R', ['R']],
    ['No PHP, we promise', []],
    ['Erfarenhet av PHP krävs inte', []],
    ['Java is required, but not PHP', ['Java']],
    ['not only Java', ['Java']],
    ['Tillgänglighet och mikrotjänster', ['Web accessibility', 'Microservices']],
    ['Du är van vid kravanalys', ['Requirements analysis']],
    ['About us:\nWe love Java', []],
    ['', []],
  ])('%j states %j', (text, names) => expect(namesIn(text)).toEqual(names));

  test.each([
    ['Java', 3],
    ['Expert in Java', 5],
    ['Strong knowledge of Java', 4],
    ['Grundläggande Java', 2],
    ['Java (expert)', 5],
    ['8+ years of Java', 4.5],
    ['2 - 8 years of Java', 2.5],
    ['Since 2008 - 2 years of Java', 2.5],
    ['Java is a plus', 2],
    ['Meriterande:\n- Java', 2],
  ])('%j: level %d', (text, level) => expect(levelOf(text, 'Java')).toBe(level));

  test.each(['Go, Java, ', 'no Java ', 'Java (expert) ', 'Java', '1 - ', '1 000 - 2 kr ', '3 - 5 '])(
    '%j over and over is read at once',
    (words) => {
      const found = namesIn(words.repeat(2000));
      expect(found.filter((name) => name !== 'Go' && name !== 'Java')).toEqual([]);
      expect(readAdvert(words.repeat(2000), TERMS).pay).toBeNull();
    },
  );

  test('each comes with the words that it stands in', () => {
    const [skill] = skillsIn('Hello.\n- You are at home in k8s clusters.\nBye.', SKILLS);
    expect(skill?.words).toBe('You are at home in k8s clusters.');
  });
});

test.each([
  ['Senior Java Developer', 'Backend developer, Java'],
  ['Javautvecklare', 'Backend developer, Java'],
  ['Vi söker en front-end-utvecklare till Lund', 'Frontend developer'],
  ['Mjukvaruarkitekt', 'Software architect'],
  ['Dataingenjör', 'Data engineer'],
  ['Baker', undefined],
  ['Developer', undefined],
  // A rank alone says nothing of the job.
  ['Senior data engineer', 'Data engineer'],
  ['Associate data engineer', 'Data engineer'],
  ['Senior product designer', 'Product designer'],
  ['Senior product manager', 'Senior product manager'],
  ['Senior developer', undefined],
  // What tells roles of one family apart may stand anywhere.
  ['Senior backend developer\nYou know Java, PostgreSQL and AWS.', 'Backend developer, Java'],
  ['Senior backendutvecklare i Malmö\nDu kan Python och lite Java.', 'Backend developer, Python'],
  ['Backend developer\nYou go far in JavaScript.', undefined],
])('%j is about %s', (text, role) => expect(readRole(text, ROLES)?.value.name).toBe(role));

test.each([
  'Vi söker en Frontendutvecklare till Göteborg. Du har minst tre års erfarenhet, och vi bygger tillsammans med dig.',
  'Om oss är mycket att säga, och det gör vi gärna en annan gång. Vi söker en Dataingenjör till Umeå'.normalize('NFD'),
])('the role of %j is quoted as it is written', (text) => {
  const role = readRole(text, ROLES);
  expect(text.normalize('NFC')).toContain(role?.words);
  expect(role?.words).toMatch(/^(?:Frontendutvecklare till Göteborg|Dataingenjör till Umeå)$/);
});

describe('terms', () => {
  test.each([
    ['Salary: SEK 58,000 - 68,000 per month', { amount: 58_000, currency: 'SEK', period: 'Monthly' }],
    ['Lön 45 000–52 000 kr/mån', { amount: 45_000, currency: 'SEK', period: 'Monthly' }],
    ['Salary: 45 000 - 55 000 SEK per month', { amount: 45_000, currency: 'SEK', period: 'Monthly' }],
    ['Lön 45 000 kr – 55 000 kr i månaden', { amount: 45_000, currency: 'SEK', period: 'Monthly' }],
    ['We pay €60k — €75k a year', { amount: 60_000, currency: 'EUR', period: 'Yearly' }],
    ['Rate: 700 - SEK 900 per hour', { amount: 700, currency: 'SEK', period: 'Hourly' }],
    ['Månadslön 45 - 55 000 kr', { amount: 45_000, currency: 'SEK', period: 'Monthly' }],
    ['Backend developer, team of 12 - 55 000 SEK per month', { amount: 55_000, currency: 'SEK', period: 'Monthly' }],
    ['From 2027 - 55 000 SEK per month', { amount: 55_000, currency: 'SEK', period: 'Monthly' }],
    ['Permanent - 55 000 SEK per month', { amount: 55_000, currency: 'SEK', period: 'Monthly' }],
    ['EUR 75 per hour', { amount: 75, currency: 'EUR', period: 'Hourly' }],
    ['We pay €70k a year', { amount: 70_000, currency: 'EUR', period: 'Yearly' }],
    ['NOK 720 000 per year', { amount: 720_000, currency: 'NOC', period: 'Yearly' }],
    ['42 tkr per månad', { amount: 42_000, currency: 'SEK', period: 'Monthly' }],
    ['Pay: 650 000 kr', { amount: 650_000, currency: 'SEK', period: 'Yearly' }],
    ['Pay: 4,500 EUR', undefined],
    ['Friskvårdsbidrag 5 000 kr per år', undefined],
    ['Revenue of 40 000 000 SEK a year', undefined],
    ['Lön enligt överenskommelse', undefined],
  ])('%j pays %j', (text, pay) => expect(read(text).pay?.value).toEqual(pay));

  test.each([
    ['Fully remote', ['remote']],
    ['Hybrid, remote on Fridays', ['hybrid']],
    ['På plats i Lund', ['office']],
    ['Remote work is not possible', []],
    ['Remote sensing', []],
    ['Lund eller på distans', ['remote']],
  ])('%j is done %j', (text, setups) => {
    const found = read(text);
    expect((['remote', 'hybrid', 'office'] as const).filter((setup) => found[setup] !== null)).toEqual(setups);
  });

  test.each([
    ['Permanent position, 80%', true, false, 80],
    ['Tillsvidareanställning, heltid', true, false, undefined],
    ['Tillsvidareanställning, 80 %', true, false, 80],
    ['Konsultuppdrag, omfattning 50 %', false, true, 50],
    ['100% remote, full-time', true, false, undefined],
    ['A nice place', false, false, undefined],
  ])('%j: permanent %j, freelance %j, %j percent', (text, permanent, freelance, share) => {
    const found = read(text);
    expect([found.permanent !== null, found.freelance !== null, found.percentage?.value]).toEqual([
      permanent,
      freelance,
      share,
    ]);
  });

  test.each([
    ['5+ years of experience', 5],
    ['Minst tre års erfarenhet', 3],
    ['3-5 years as a developer', 3],
    ['3 - 5 years of experience with Java', 3],
    ['Minst 3 – 5 års erfarenhet', 3],
    ['3+ — 5+ years of experience', 3],
    ['A team of 12 - 5 years of experience', 5],
    ['Founded in 2019 - 3 years of experience', 3],
    ['Founded 20 years ago', undefined],
  ])('%j asks for %j years', (text, years) => expect(read(text).years?.value).toBe(years));

  test.each([
    ['Based in Gothenburg', [{ country: 'Sweden', city: 'Göteborg' }]],
    ['Ort: Lund', [{ country: 'Sweden', city: 'Lund' }]],
    ['Copenhagen, Denmark', [{ country: 'Denmark', city: 'Copenhagen' }]],
    ['Ort: København', [{ country: 'Denmark', city: 'Copenhagen' }]],
    ['Placering: Köpenhamn', [{ country: 'Denmark', city: 'Copenhagen' }]],
    ['Kontoret ligger i Bryssel', [{ country: 'Belgium', city: 'Brussels' }]],
    ['Based in München', [{ country: 'Germany', city: 'Munich' }]],
    ['Anywhere in Norway', [{ country: 'Norway', city: null }]],
    ['Remote within Norway', [{ country: 'Norway', city: null }]],
    ['We met Ed Stockholm-Larsson', []],
    ['Vi söker dig. Mora till ibland. Kanalbolaget bygger båtar', []],
    ['- Vi erbjuder mycket', []],
    ['iOS developer', []],
    ['Based in Constructor', []],
    ['Ort: Constructor och Lund', [{ country: 'Sweden', city: 'Lund' }]],
    ['Lund, hybrid', [{ country: 'Sweden', city: 'Lund' }]],
    ['Mora eller på distans', [{ country: 'Sweden', city: 'Mora' }]],
  ])('%j is at %j', (text, places) => expect(read(text).places.map(({ value }) => value)).toEqual(places));

  test.each([
    ['Start as soon as possible', 0],
    ['Tre månaders uppsägningstid går bra', 3],
    ['Immediate family', undefined],
  ])('%j begins in %j months', (text, months) => expect(read(text).availability?.value).toBe(months));
});

describe('CVs', () => {
  const identity = { givenName: 'Ann', familyName: 'Ek', email: 'ann.ek@example.com', linkedinProfile: null };
  const work = (text: string) => readWork(text, { roles: ROLES, identity, today: new Date('2025-07-01T00:00:00Z') });

  test('years that overlap count once, and go on until today', () => {
    const read = work(
      'Java developer, A, 2018-01 - 2020-12\nJava developer, B, 2020-01 - 2021-12\nTech lead, C, 2022-07 - present',
    );
    expect(read.roles.map(({ value }) => [value.role.name, value.years])).toEqual([
      ['Backend developer, Java', 4],
      ['Tech lead', 3],
    ]);
    expect(read.years?.value).toBe(7);
  });

  test.each([
    'Lead data engineer since 2021.\nData engineer at Spotify 2015-2021. Python, SQL, Airflow, Spark, dbt.',
    'Lead data engineer since 2021.\n2015-2021: Data engineer at Spotify. Python, SQL, Airflow.',
    'Lead data engineer since 2021.\nData engineer, Spotify (2015-2021); Python backend development, SQL.',
  ])('what a line says behind the title is no title: %j', (text) => {
    expect(work(text).roles.map(({ value }) => [value.role.name, value.years])).toEqual([['Data engineer', 10]]);
  });

  test('where the first sentence of a line names no role, the rest does', () => {
    expect(work('Spotify, 2015-2021. Tech lead of a platform.').roles.map(({ value }) => value.role.name)).toEqual([
      'Tech lead',
    ]);
  });

  test.each(['10 - 12 years of experience', '10 – 12 års erfarenhet'])('%j are the fewer', (text) =>
    expect(work(`Tech lead\n${text}`).years?.value).toBe(10),
  );

  test('what goes on ends with the month that it is in Stockholm', () => {
    const lead = 'Tech lead, 2024-07 - present';
    const yearsAt = (moment: string) =>
      readWork(lead, { roles: ROLES, identity, today: new Date(moment) }).years?.value ?? 0;
    expect(yearsAt('2025-06-30T21:59:59Z')).toBe(0);
    expect(yearsAt('2025-06-30T22:00:00Z')).toBe(1);
  });

  test('years of study are no years of work', () => {
    const read = work('Education\nBSc, Lund University, 2010 - 2014\nExperience\nTech lead 2020-07 - 2022-06');
    expect(read.years?.value).toBe(2);
  });

  test.each([
    'Ann Ek',
    'Curriculum Vitae Ann Ek',
    'ann.ek@example.com',
    'Tel 070-123 45 67',
    'Storgatan 5 B',
    '411 05 Göteborg',
    '19800101-1234',
    '198001011234',
    'Född 1980',
    'github.com/annek',
    'Referenser\nBo Berg, chef på Volvo',
  ])('%j is dropped', (line) => {
    const { text } = work(`${line}\n\nExperience\nTech lead, 2020 - 2024`);
    for (const word of line.split('\n')) expect(text).not.toContain(word);
    expect(text).toContain('Tech lead');
  });
});
