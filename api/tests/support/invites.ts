import type { World } from './world.js';

/** @returns the token in the latest invitation that was left for an address, as its link carries it @throws where none was left */
export async function invitationFor({ server }: World, address: string): Promise<string> {
  const { payload } = await server.app.models.outbox
    .findOne({ kind: 'mail', 'payload.to': address }, null, { sort: { createdAt: -1 } })
    .orFail()
    .lean<{ payload: { values: { link: string } } }>();
  return new URL(payload.values.link).searchParams.get('companyLink') ?? '';
}
