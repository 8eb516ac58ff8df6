import { expect, test } from '@jest/globals';
import { startWorld } from '../../../tests/support/world.js';
import { waitingMailsAreWhole } from '../outbox/index.js';
import { MAIL_TEMPLATES } from './templates/index.js';

const BEFORE = {
  requestClosed: { firstName: 'Rut', roleName: 'Engineer', outcome: 'expired', url: 'https://vela.example/r' },
  requestCountered: {
    firstName: 'Rut',
    roleName: 'Engineer',
    wish: '66,000 SEK',
    offered: '60,000 SEK',
    lastDay: '9 February 2027',
    url: 'https://vela.example/r',
  },
};

test('a mail that waited before its kind had a value can be written, and says what it said then', async () => {
  const world = await startWorld({}, { jobs: 'none' });
  try {
    const { models, inTransaction, outbox } = world.server.app;
    for (const [template, values] of Object.entries(BEFORE))
      await inTransaction((session) =>
        outbox.enqueue(session, 'mail', template, { to: 'a@b.example', template, values }),
      );
    await waitingMailsAreWhole(models.outbox.db);
    for (const template of ['requestClosed', 'requestCountered'] as const) {
      const { payload } = await models.outbox.findOne({ key: template }).orFail().lean();
      const { values } = payload as { values: Record<string, string> };
      expect(values).toMatchObject(BEFORE[template]);
      const draft = MAIL_TEMPLATES[template].fill(values);
      expect(JSON.stringify(draft)).toContain('Engineer');
      if (template === 'requestClosed') expect(JSON.stringify(draft)).toContain('is yours again');
    }
  } finally {
    await world.stop();
  }
});
