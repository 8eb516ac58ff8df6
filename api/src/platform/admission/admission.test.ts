import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { Admission } from './index.js';

describe('a process', () => {
  test('lets calls in while those before them are answered, however many', () => {
    let now = 0;
    const admission = new Admission(() => now);
    for (let second = 0; second < 60; second += 1) {
      now = second * 1000;
      const answered = Array.from({ length: 100 }, () => admission.enter());
      expect(admission.isFull).toBe(false);
      now += 900;
      for (const answer of answered) answer();
    }
  });

  test('does so beside a few that take long', () => {
    let now = 0;
    const admission = new Admission(() => now);
    for (let call = 0; call < 15; call += 1) admission.enter();
    now = 60_000;
    for (let call = 0; call < 1000; call += 1) admission.enter();
    expect(admission.isFull).toBe(false);
  });

  test('is full once sixteen have waited for ten seconds, until one of them is answered', () => {
    let now = 0;
    const admission = new Admission(() => now);
    const [first] = Array.from({ length: 16 }, () => admission.enter());
    now = 9999;
    expect(admission.isFull).toBe(false);
    now = 10_000;
    expect(admission.isFull).toBe(true);
    first?.();
    first?.();
    expect(admission.isFull).toBe(false);
  });
});

describe('a process that is asked for more than it can do', () => {
  let world: World;
  let recruiter: Recruiter;
  beforeAll(async () => {
    world = await startWorld();
    recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  });
  afterAll(() => world.stop());

  test('says so at once and does nothing, tells how it is, and goes on afterwards', async () => {
    const full = jest.spyOn(Admission.prototype, 'isFull', 'get').mockReturnValue(true);
    const answer = await recruiter.visitor.call('setOpenRoleStatus', {
      params: { id: recruiter.role.id },
      body: { status: 'closed' },
    });
    expect(answer).toMatchObject({ status: 503, body: { title: expect.any(String) } });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect((await recruiter.visitor.call('healthReady')).status).toBe(200);
    full.mockRestore();
    const role = await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id }, query: {} });
    expect(role.status).toBe('open');
  });
});
