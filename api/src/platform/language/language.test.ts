import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answerConnection,
  getMailPreferences,
  listNotifications,
  subscribeNewsletter,
} from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Answer, Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { mailDeliverer } from '../mail/deliver.js';
import type { OutgoingMail } from '../mail/smtp.js';
import { OutboxWorker } from '../outbox/index.js';
import { tongueOf } from './tongue.js';

let world: World;
beforeAll(async () => {
  // As long as it can be, so that nothing here depends on time passing.
  world = await startWorld({ ANSWER_CACHE_MS: '10000' });
});
afterAll(() => world.stop());

/** Asks a visitor's way in a language. */
const ask = (visitor: Visitor, path: string, language: string, init: RequestInit = {}): Promise<Answer> =>
  visitor.send(path, {
    ...init,
    headers: { 'accept-language': language, 'content-type': 'application/json' },
  });

const TEXTS = {
  en: { nothing: 'There is nothing at this address.', input: 'Check your input' },
  sv: { nothing: 'Det finns inget på den här adressen.', input: 'Kontrollera uppgifterna' },
};

test('a problem is in the language that is liked best, and says so', async () => {
  const visitor = world.visitor();
  for (const [header, language] of [
    ['sv', 'sv'],
    ['sv-FI,fi;q=0.9,en;q=0.8', 'sv'],
    ['de,en;q=0.8,sv;q=0.5', 'en'],
    ['xx', 'en'],
    ['*', 'en'],
  ] as const) {
    const answer = await ask(visitor, '/api/nothing', header);
    expect(answer.body).toMatchObject({ detail: TEXTS[language].nothing, message: TEXTS[language].nothing });
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  }
});

test('the pseudo-language is a demo’s', () => {
  const tongue = (asked: string, seed: 'demo' | 'none') =>
    tongueOf({ headers: { 'accept-language': asked } }, { seed });
  expect([tongue('xx', 'demo'), tongue('xx', 'none'), tongue('sv', 'demo')]).toEqual(['xx', 'en', 'sv']);
  const linked = (seed: 'demo' | 'none') => tongueOf({ url: '/api/file?language=xx', headers: {} }, { seed });
  expect([linked('demo'), linked('none')]).toEqual(['xx', 'en']);
});

test('answers to many at once do not mix, whatever they wait for in between', async () => {
  const body = JSON.stringify({ email: 'no address', firstName: '', lastName: '' });
  const asked = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ('sv' as const) : ('en' as const)));
  const answers = await Promise.all(
    asked.map((language, index) =>
      index % 4 < 2
        ? ask(world.visitor(), subscribeNewsletter.path, language, { method: 'POST', body })
        : ask(world.visitor(), '/api/nothing', language),
    ),
  );
  for (const [index, answer] of answers.entries()) {
    const language = asked[index] ?? 'en';
    expect(answer.headers.get('content-language')).toBe(language);
    if (index % 4 < 2) expect(answer.body).toMatchObject({ title: TEXTS[language].input });
    else expect(answer.body).toMatchObject({ detail: TEXTS[language].nothing });
  }
});

test('what was answered a moment ago in one language is not given in another', async () => {
  const { visitor } = await world.join({ givenName: 'Kajsa', userType: 'jobSeeker' });
  const titles = async (language: string) => {
    const { body } = await ask(visitor, getMailPreferences.path, language);
    return (body as { title: string }[]).map(({ title }) => title);
  };
  const [english, swedish, again] = [await titles('en'), await titles('sv'), await titles('en')];
  expect(again).toEqual(english);
  expect(swedish).not.toEqual(english);
});

test('a mail and what is told on the page are in the language of who gets them, and the page’s follows the reader', async () => {
  const { app } = world.server;
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const talent = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Hemlig' });
  await talent.visitor.ok('chooseLanguage', { body: { language: 'sv' } });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  // What somebody does in Swedish is told in English to who reads English.
  await ask(talent.visitor, pathTo(answerConnection.path, { id }), 'sv', {
    method: 'POST',
    body: JSON.stringify({ status: 'declined' }),
  });
  const sent: OutgoingMail[] = [];
  const mail = mailDeliverer(app, (outgoing) => {
    sent.push(outgoing);
    return Promise.resolve();
  });
  await new OutboxWorker(app.models.outbox, { mail }, app.clock, app.log).deliverDue();
  const [asked, answered] = ['ada@people.example', 'rut@people.example'].map((to) =>
    sent.find((each) => each.to === to),
  );
  expect(asked?.subject).toBe('Nordlys AB vill gärna prata med dig');
  expect(asked?.text).toContain('/sv/jobseeker/');
  expect(asked?.html).toContain('<html lang="sv">');
  expect(answered?.subject).toMatch(/^Your request for .* was declined$/);
  expect(answered?.text).not.toContain('/sv/');

  const titles = async (visitor: Visitor, language: string) => {
    const { body } = await ask(visitor, listNotifications.path, language);
    return (body as { entries: { title: string; path: string }[] }).entries;
  };
  expect(await titles(talent.visitor, 'sv')).toMatchObject([{ title: 'Nordlys AB vill gärna prata med dig' }]);
  const [inEnglish] = await titles(talent.visitor, 'en');
  expect(inEnglish).toMatchObject({ title: 'Nordlys AB would like to talk to you' });
  expect(inEnglish?.path).not.toContain('/sv/');
  const [told] = await titles(recruiter.visitor, 'sv');
  expect(told?.title).toMatch(/^Din förfrågan om .* fick ett nej$/);
  // No more of a mail is kept than its subject takes.
  const stored = await app.models.notifications.findOne({ userId: recruiter.me.id }).lean();
  expect(Object.keys(stored?.mail?.values ?? {}).toSorted()).toEqual(['outcome', 'roleName']);
});

test('a day that a notification names is in its reader’s language, whichever it was told in', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Ria' }, 'Fjord AB');
  const talent = await joinAsTalent(world, { givenName: 'Eva' });
  await talent.visitor.ok('chooseLanguage', { body: { language: 'sv' } });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  world.clock.advance({ days: 10 });
  await recruiter.visitor.ok('remindConnection', { params: { id }, body: {} });
  const stored = await world.server.app.models.notifications.findOne({ key: `requestReminder:${id}:company` }).lean();
  const { lastDay = '' } = stored?.mail?.values ?? {};
  const day = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' }).format(
      new Date(lastDay),
    );
  const first = async (language: string) => {
    const { body } = await ask(talent.visitor, listNotifications.path, language);
    return (body as { entries: { title: string }[] }).entries[0]?.title;
  };
  expect(stored?.title).toContain(day('sv-SE'));
  expect(await first('sv')).toContain(day('sv-SE'));
  expect(await first('en')).toBe(`A request from Fjord AB ends on ${day('en-GB')}`);
});
