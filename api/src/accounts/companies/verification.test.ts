import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UNVERIFIED_REQUESTS_MAX } from '@vela/market/requests';
import {
  companyForm,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { MAIL_TEMPLATES } from '../../platform/mail/templates/index.js';
import { renderMail } from '../../platform/mail/writing/render.js';

const REASON = 'Your number is in no register.';

let world: World;
let admin: Visitor;
let talents: readonly Talent[];

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  const joined: Talent[] = [];
  // Graduates cost nothing: no balance stands in the way of a request.
  for (let number = 0; number < UNVERIFIED_REQUESTS_MAX + 2; number += 1)
    joined.push(await joinAsTalent(world, { givenName: `Talent${number}` }, { experienceYears: 0 }));
  talents = joined;
}, 60_000);
afterAll(() => world.stop());

/** Somebody with a company that nobody has verified, and an open role. */
async function joinUnverified(givenName: string, companyName: string): Promise<Recruiter> {
  const member = await world.join({ givenName, userType: 'talentSeeker' });
  const company = await member.visitor.ok('saveCompany', { body: companyForm(companyName) });
  return { ...member, company, role: await member.visitor.ok('createOpenRole', { body: roleForm(world) }) };
}

const ask = (recruiter: Recruiter, talent: Talent) =>
  recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
interface Decision {
  readonly verified: boolean;
  readonly reason: string;
}
const decideOn = ({ company }: Recruiter, identityMark: string, decision: Decision) =>
  admin.call('adminVerifyCompany', { params: { id: company.id }, body: { ...decision, identityMark } });
const lookAt = ({ company }: Recruiter) => admin.ok('adminGetCompany', { params: { id: company.id } });
/** Looks at a company, and decides. */
const verify = async ({ company }: Recruiter, decision: Decision) => {
  const params = { id: company.id };
  const { identityMark } = await admin.ok('adminGetCompany', { params });
  return admin.ok('adminVerifyCompany', { params, body: { ...decision, identityMark } });
};

/** @returns the texts of somebody's mails of a kind, as they read them, oldest first */
async function mailsTo(
  userId: string,
  template: 'companyVerification' | 'requestReceived',
): Promise<readonly string[]> {
  const mails = await world.server.app.models.outbox
    .find({ 'payload.toUser': userId, 'payload.template': template })
    .sort({ _id: 1 })
    .lean<{ payload: { values: Record<string, string> } }[]>();
  const surroundings = { appOrigin: 'http://site.test', unsubscribeUrl: null };
  return mails.map(({ payload }) => renderMail(MAIL_TEMPLATES[template].fill(payload.values), surroundings).text);
}

describe('a company that nobody has verified', () => {
  test('looks, posts roles and sends five requests, not one more, also at once', async () => {
    const recruiter = await joinUnverified('Ossian', 'Overifierad AB');
    expect((await recruiter.visitor.ok('searchTalent')).found.length).toBeGreaterThan(0);
    const [first, ...others] = talents;
    if (first === undefined) throw new Error('There are no talents.');
    expect((await ask(recruiter, first)).status).toBe(200);
    const answers = await Promise.all(others.map((talent) => ask(recruiter, talent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: UNVERIFIED_REQUESTS_MAX - 1 }, () => 200),
      ...Array.from({ length: talents.length - UNVERIFIED_REQUESTS_MAX }, () => 409),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { text } of refused) expect(text).toMatch(/not verified your company yet.*Complete the company profile/);
    // Taking one back makes no room: what counts is what was sent.
    const [sent] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
    await recruiter.visitor.ok('answerConnection', { params: { id: sent?.id ?? '' }, body: { status: 'withdrawn' } });
    const left = others.find((_, index) => answers[index]?.status === 409) ?? first;
    expect((await ask(recruiter, left)).status).toBe(409);

    await verify(recruiter, { verified: true, reason: 'Looked up' });
    expect((await ask(recruiter, left)).status).toBe(200);
    const mails = await mailsTo(left.me.id, 'requestReceived');
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toMatch(/verified/);
  });

  test('is told to talent as such, in the mail and with the request', async () => {
    const recruiter = await joinUnverified('Petronella', 'Prövad AB');
    const talent = await joinAsTalent(world, { givenName: 'Letty' });
    await ask(recruiter, talent);
    expect(await mailsTo(talent.me.id, 'requestReceived')).toEqual([
      expect.stringContaining('Prövad AB is not verified yet: we have not checked who it is.'),
    ]);
    const received = async () =>
      (await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).map((connection) =>
        connection.view === 'jobSeeker' ? connection.company.verified : null,
      );
    expect(await received()).toEqual([false]);
    await verify(recruiter, { verified: true, reason: 'Looked up' });
    expect(await received()).toEqual([true]);
  });
});

describe('an administrator', () => {
  const queue = async () =>
    (await admin.ok('adminListCompanies', { query: { verification: 'waiting' } })).rows.map(({ name }) => name);
  const audited = async (recruiter: Recruiter, action: string) =>
    (await admin.ok('adminListAudit', { query: { action, subjectId: recruiter.company.id } })).rows;

  test('finds a company in the queue and verifies it; its owner is told and the log keeps why', async () => {
    const recruiter = await joinUnverified('Quentin', 'Köad AB');
    expect(await queue()).toContain('Köad AB');
    const verified = await verify(recruiter, { verified: true, reason: 'Looked up at Bolagsverket' });
    expect(verified).toMatchObject({ verification: 'verified', verificationNote: '' });
    expect(await queue()).not.toContain('Köad AB');
    expect((await recruiter.visitor.ok('getMe'))?.talentSeeker?.company?.verification).toBe('verified');
    expect(await mailsTo(recruiter.me.id, 'companyVerification')).toEqual([
      expect.stringMatching(/it is verified[^]*Looked up at Bolagsverket/),
    ]);
    expect(await audited(recruiter, 'admin.companyVerified')).toMatchObject([
      { details: [{ name: 'reason', value: 'Looked up at Bolagsverket' }] },
    ]);
  });

  test('declines with a reason that the company reads; who corrects its details is looked at again', async () => {
    const recruiter = await joinUnverified('Rufus', 'Avböjd AB');
    await verify(recruiter, { verified: false, reason: REASON });
    const company = (await recruiter.visitor.ok('getMe'))?.talentSeeker?.company;
    expect(company).toMatchObject({ verification: 'declined', verificationNote: REASON });
    expect(await queue()).not.toContain('Avböjd AB');
    expect(await mailsTo(recruiter.me.id, 'companyVerification')).toEqual([
      expect.stringMatching(/it could not be verified[^]*Your number is in no register/),
    ]);
    expect(await audited(recruiter, 'admin.companyDeclined')).toHaveLength(1);
    await recruiter.visitor.ok('saveCompany', { body: companyForm('Avböjd AB') });
    expect(await queue()).toContain('Avböjd AB');
  });

  test('verifies what was looked at: no name or number that was given since', async () => {
    const recruiter = await joinUnverified('Petra', 'Hederlig AB');
    const found = { verified: true, reason: 'Looked up' };
    const { identityMark } = await lookAt(recruiter);
    const own = { ...companyForm(), ...(await recruiter.visitor.ok('getMe'))?.talentSeeker?.company };
    const form = { ...companyForm('Den Stora Banken AB'), organizationNumber: own.organizationNumber, VAT: own.VAT };
    await recruiter.visitor.ok('saveCompany', { body: form });
    expect((await decideOn(recruiter, identityMark, found)).status).toBe(409);
    expect((await lookAt(recruiter)).verification).toBe('waiting');
    // Where it is says nothing of who it is.
    const seen = await lookAt(recruiter);
    await recruiter.visitor.ok('saveCompany', { body: { ...form, city: 'Umeå' } });
    expect((await decideOn(recruiter, seen.identityMark, found)).status).toBe(200);
  });

  test('of two administrators who look at once the second learns of the first, and nobody is told twice', async () => {
    const recruiter = await joinUnverified('Parvin', 'Samtidig AB');
    const { identityMark } = await lookAt(recruiter);
    expect((await decideOn(recruiter, identityMark, { verified: false, reason: REASON })).status).toBe(200);
    expect((await decideOn(recruiter, identityMark, { verified: true, reason: 'Looked up' })).status).toBe(409);
    expect(await lookAt(recruiter)).toMatchObject({ verification: 'declined', verificationNote: REASON });
    expect(await mailsTo(recruiter.me.id, 'companyVerification')).toHaveLength(1);
  });

  test('taken back, what it asked of a talent who meets verified companies alone is withdrawn', async () => {
    const recruiter = await joinUnverified('Selma', 'Tveksam AB');
    await verify(recruiter, { verified: true, reason: 'Looked up' });
    const hiding = await joinAsTalent(world, { givenName: 'Skygg' }, { experienceYears: 0 });
    const open = await joinAsTalent(world, { givenName: 'Synlig' }, { experienceYears: 0 });
    await hiding.visitor.ok('shieldFromEmployer', { body: { name: 'Helt annan arbetsgivare' } });
    for (const talent of [hiding, open]) expect((await ask(recruiter, talent)).status).toBe(200);
    await verify(recruiter, { verified: false, reason: REASON });
    const statusFor = async ({ visitor }: Talent) =>
      (await visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).map(({ status }) => status);
    expect([await statusFor(hiding), await statusFor(open)]).toEqual([['withdrawn'], ['open']]);
  });

  test('takes a verification back; the limit of requests counts again', async () => {
    const recruiter = await joinUnverified('Sixten', 'Ångrad AB');
    await verify(recruiter, { verified: true, reason: 'Looked up' });
    for (const talent of talents) expect((await ask(recruiter, talent)).status).toBe(200);
    await verify(recruiter, { verified: false, reason: REASON });
    const late = await joinAsTalent(world, { givenName: 'Late' }, { experienceYears: 0 });
    expect((await ask(recruiter, late)).status).toBe(409);
  });

  test('verifies no placeholder that nobody filled in', async () => {
    const { me, visitor } = await world.join({ givenName: 'Tom', userType: 'talentSeeker' });
    await visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    const { companies, users } = world.server.app.models;
    const companyId = (await users.findById(me.id).lean())?.companyId ?? null;
    const params = { id: companyId?.toHexString() ?? '' };
    const { identityMark, verification } = await admin.ok('adminGetCompany', { params });
    expect(verification).toBe('unfinished');
    const answer = await admin.call('adminVerifyCompany', {
      params,
      body: { verified: true, reason: 'Looked up', identityMark },
    });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Nobody has filled this company in')]);
    expect(await companies.findById(companyId).lean()).toMatchObject({ autoGenerated: true });
    expect((await admin.ok('adminGetCompany', { params })).verification).toBe('unfinished');
  });

  test('decides nothing of a company that is closed, and sees that it is', async () => {
    const recruiter = await joinUnverified('Sista', 'Stängd AB');
    const params = { id: recruiter.company.id };
    const open = await lookAt(recruiter);
    expect(open.closedAt).toBeNull();
    const figure = async () => (await admin.ok('adminGetOverview')).companies;
    const before = await figure();
    await recruiter.visitor.ok('deleteMe');
    const { identityMark, closedAt } = await lookAt(recruiter);
    expect(closedAt).not.toBeNull();
    expect((await admin.ok('adminListCompanies', { query: { search: 'Stängd' } })).rows).toMatchObject([{ closedAt }]);
    expect(await figure()).toBe(before - 1);
    const answers = [
      await admin.call('adminVerifyCompany', { params, body: { verified: true, reason: 'Looked up', identityMark } }),
      await admin.call('adminVerifyCompany', { params, body: { verified: false, reason: REASON, identityMark } }),
      await admin.call('adminTakePageDown', { params, body: { reason: REASON } }),
      await admin.call('adminSuspendCompany', { params, body: { reason: REASON } }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('This company is closed')]);
    expect(await world.server.app.models.companies.findById(params.id).lean()).toMatchObject({
      verifiedAt: null,
      verificationDeclined: null,
      pageTakenDown: null,
      suspendedAt: null,
    });
  });

  test('needs a reason and a company, and nobody else decides', async () => {
    const recruiter = await joinUnverified('Tage', 'Själv AB');
    const params = { id: recruiter.company.id };
    const { identityMark } = await lookAt(recruiter);
    const body = { verified: true, reason: 'We are real', identityMark };
    expect((await recruiter.visitor.call('adminVerifyCompany', { params, body })).status).toBe(404);
    expect((await admin.call('adminVerifyCompany', { params, body: { ...body, reason: ' ' } })).status).toBe(422);
    const nobody = { id: 'f'.repeat(24) };
    expect((await admin.call('adminVerifyCompany', { params: nobody, body })).status).toBe(404);
    expect((await recruiter.visitor.ok('getMe'))?.talentSeeker?.company?.verification).toBe('waiting');
  });
});
