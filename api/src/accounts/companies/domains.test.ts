import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { DOMAIN_CODE_MINUTES, DOMAIN_CODE_TRIES } from '@vela/market/companies';
import { companyForm, handleFor, joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recruiter = (givenName: string): Promise<Member> => world.join({ givenName, userType: 'talentSeeker' });

const mailsOf = ({ me }: Member, template: string) =>
  world.server.app.models.outbox.find({ 'payload.toUser': me.id, 'payload.template': template }).lean();

async function codeFor(email: string): Promise<string> {
  const mail = await world.server.app.models.outbox
    .findOne({ 'payload.to': email, 'payload.template': 'domainCode' }, null, { sort: { _id: -1 } })
    .lean<{ payload: { values: { code: string } } }>();
  return mail?.payload.values.code ?? '';
}

const otherThan = (code: string): string => (code === '00000000' ? '00000001' : '00000000');

describe('the domain of a company', () => {
  test('is proven by a code, told to talent and administrators, and meets the shields', async () => {
    const { visitor, company, ...owner } = await joinAsRecruiter(world, { givenName: 'Domana' }, 'Domän AB');
    const hiding = await joinAsTalent(world, { givenName: 'Gomd' });
    await hiding.visitor.ok('shieldFromEmployer', { body: { name: 'Helt annat namn', domain: 'doman.example.se' } });
    const handle = handleFor({ company }, hiding);
    expect((await visitor.call('getJobSeekerProfile', { params: { id: handle } })).status).toBe(200);

    const email = 'domana@doman.example.se';
    await visitor.ok('askDomainProof', { body: { email } });
    const code = await codeFor(email);
    expect((await visitor.call('proveDomain', { body: { code: otherThan(code) } })).status).toBe(422);
    expect(await visitor.ok('proveDomain', { body: { code } })).toMatchObject({ domains: ['doman.example.se'] });
    expect((await visitor.call('proveDomain', { body: { code } })).status).toBe(422);
    expect((await visitor.call('getJobSeekerProfile', { params: { id: handle } })).status).toBe(404);

    const talent = await joinAsTalent(world, { givenName: 'Lasare' });
    await visitor.ok('createConnection', { body: requestTo({ ...owner, visitor, company }, talent) });
    expect(await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).toMatchObject([
      { company: { domain: 'doman.example.se' } },
    ]);
    expect(await mailsOf(talent, 'requestReceived')).toMatchObject([
      { payload: { values: { domain: 'doman.example.se' } } },
    ]);
    const { auditEntries } = world.server.app.models;
    expect(await auditEntries.countDocuments({ action: 'company.domainProven', companyId: company.id })).toBe(1);
  });

  test('is free again, with what is given once for it, when a company that used nothing was left for the real one', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Aktakta' }, 'Äkta AB');
    const colleague = await recruiter('Tidigbird');
    await colleague.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    const prove = async ({ visitor }: Pick<Member, 'visitor'>, email: string) => {
      await visitor.ok('askDomainProof', { body: { email } });
      await visitor.ok('proveDomain', { body: { code: await codeFor(email) } });
    };
    await prove(colleague, 'tidig@akta.example.se');
    const { organizationNumber, country } = owner.company;
    await colleague.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
    const [waiting] = await owner.visitor.ok('listJoinRequests');
    await owner.visitor.ok('answerJoinRequest', { params: { id: waiting?.id ?? '' }, body: { accepted: true } });
    await prove(owner, 'agare@akta.example.se');
    expect((await owner.visitor.ok('getMe'))?.talentSeeker?.company?.balance).toMatchObject({
      freeProfiles: 3,
      launchOfferProfiles: 2,
      freeProfilesGivenBefore: false,
    });
  });

  test('is taken away by who may prove one, and by an administrator who says why', async () => {
    const admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    const owner = await joinAsRecruiter(world, { givenName: 'Fellan' }, 'Felskriven AB');
    const { visitor, company } = owner;
    const { companies, auditEntries } = world.server.app.models;
    const prove = async (domain: string) => {
      await visitor.ok('askDomainProof', { body: { email: `hr@${domain}` } });
      await visitor.ok('proveDomain', { body: { code: await codeFor(`hr@${domain}`) } });
    };
    const keys = async () => JSON.stringify((await companies.findById(company.id).lean())?.identityKeys);
    for (const domain of ['felskriven.example.se', 'lanad.example.se']) await prove(domain);
    expect(await keys()).toContain('lanad.example.se');

    const member = await recruiter('Biten');
    await world.server.app.models.users.updateOne(
      { _id: member.me.id },
      { $set: { companyId: new Types.ObjectId(company.id) } },
    );
    const body = { domain: 'lanad.example.se' };
    expect((await member.visitor.call('takeDomainAway', { body })).status).toBe(403);
    expect(await visitor.ok('takeDomainAway', { body })).toMatchObject({ domains: ['felskriven.example.se'] });
    expect(await keys()).not.toContain('lanad.example.se');
    expect((await visitor.call('takeDomainAway', { body })).status).toBe(404);

    const params = { id: company.id };
    const decision = { domain: 'felskriven.example.se', reason: 'It is another company’s.' };
    expect((await visitor.call('adminTakeDomainAway', { params, body: decision })).status).toBe(404);
    expect((await admin.call('adminTakeDomainAway', { params, body: { ...decision, reason: ' ' } })).status).toBe(422);
    expect(await admin.ok('adminTakeDomainAway', { params, body: decision })).toMatchObject({ domains: [] });
    expect(await keys()).not.toContain('felskriven.example.se');
    expect((await admin.call('adminTakeDomainAway', { params, body: decision })).status).toBe(404);
    expect(await mailsOf(owner, 'companyVerification')).toMatchObject([
      {
        payload: { values: { outcome: 'domainTakenAway', reason: 'felskriven.example.se: It is another company’s.' } },
      },
    ]);
    const entries = await auditEntries
      .find({ companyId: company.id, action: { $in: ['company.domainTakenAway', 'admin.companyDomainTakenAway'] } })
      .sort({ _id: 1 })
      .lean();
    expect(entries).toMatchObject([{ details: body }, { details: decision }]);
  });

  test('does not go with its record to another company of the register', async () => {
    const { visitor, company } = await joinAsRecruiter(world, { givenName: 'Flytta' }, 'Flyttad AB');
    const { companies } = world.server.app.models;
    const email = 'hr@flyttad.example.se';
    const prove = async () => {
      await visitor.ok('askDomainProof', { body: { email } });
      return visitor.ok('proveDomain', { body: { code: await codeFor(email) } });
    };
    const proven = { domains: ['flyttad.example.se'] };
    expect(await prove()).toMatchObject(proven);
    expect(await visitor.ok('saveCompany', { body: { name: 'Flyttad Norr AB', city: 'Umeå' } })).toMatchObject(proven);
    const spelled = company.organizationNumber.replace('-', '');
    await companies.updateOne({ _id: company.id }, { $set: { organizationNumber: spelled } });
    expect(await visitor.ok('saveCompany', { body: { city: 'Luleå' } })).toMatchObject(proven);
    const { organizationNumber, VAT } = companyForm();
    expect(await visitor.ok('saveCompany', { body: { organizationNumber, VAT } })).toMatchObject({ domains: [] });
    const keys = JSON.stringify((await companies.findById(company.id).lean())?.identityKeys);
    expect(keys).not.toContain('flyttad.example.se');
  });

  test('stays where a company that was made with its account is filled in', async () => {
    const { visitor } = await recruiter('Forst');
    await visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    const email = 'hr@forst.example.se';
    await visitor.ok('askDomainProof', { body: { email } });
    await visitor.ok('proveDomain', { body: { code: await codeFor(email) } });
    expect(await visitor.ok('saveCompany', { body: companyForm('Först AB') })).toMatchObject({
      domains: ['forst.example.se'],
    });
  });

  test.each([
    'somebody@gmail.com',
    'x@mail.ru',
    'x@yahoo.co.uk',
    'x@sub.gmail.com',
    'x@co.uk',
    'x@github.io',
    'x@live.co.uk',
    'x@outlook.com.au',
    'x@hotmail.nl',
    'x@yahoo.co.jp',
    'x@gmx.eu',
    'x@hushmail.com',
    'x@duck.com',
    'x@qq.com',
    'x@163.com',
    'x@126.com',
  ])('is not proven by %s', async (email) => {
    const { visitor } = await joinAsRecruiter(world, { givenName: 'Gratis' }, 'Gratis AB');
    expect((await visitor.call('askDomainProof', { body: { email } })).status).toBe(422);
    expect(await world.server.app.models.outbox.countDocuments({ 'payload.to': email })).toBe(0);
  });

  test('cannot be guessed, nor proven too late, by another or without the right', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Gissare' }, 'Gissad AB');
    const email = 'code@gissad.se';
    await owner.visitor.ok('askDomainProof', { body: { email } });
    const other = await joinAsRecruiter(world, { givenName: 'Tjuv' }, 'Tjuvar AB');
    const code = await codeFor(email);
    expect((await other.visitor.call('proveDomain', { body: { code } })).status).toBe(422);
    for (let tries = 0; tries < DOMAIN_CODE_TRIES; tries += 1)
      expect((await owner.visitor.call('proveDomain', { body: { code: otherThan(code) } })).status).toBe(422);
    expect((await owner.visitor.call('proveDomain', { body: { code } })).status).toBe(422);

    await owner.visitor.ok('askDomainProof', { body: { email } });
    world.clock.advance({ minutes: DOMAIN_CODE_MINUTES });
    expect((await owner.visitor.call('proveDomain', { body: { code: await codeFor(email) } })).status).toBe(422);

    const member = await recruiter('Medlem');
    await world.server.app.models.users.updateOne(
      { _id: member.me.id },
      { $set: { companyId: new Types.ObjectId(owner.company.id) } },
    );
    expect((await member.visitor.call('askDomainProof', { body: { email } })).status).toBe(403);
  });

  test('fills no inbox', async () => {
    const { visitor } = await joinAsRecruiter(world, { givenName: 'Kanon' }, companyForm('Kanon AB').name);
    const statuses = [];
    for (let times = 0; times < 7; times += 1)
      statuses.push((await visitor.call('askDomainProof', { body: { email: 'offer@kanonmat.se' } })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });
});
