import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  renamePasskey,
} from '@vela/contracts/endpoints';
import { useApi, useEndpoint, useOutdate } from '@vela/design-system/services';
import type { Authenticator } from './authenticator.js';

/** The administrator's passkeys, and whether one was used in this session. */
export const usePasskeys = () => useEndpoint(listPasskeys, {});

/** What is done with passkeys; each asks the list anew. */
export function usePasskeyCalls() {
  const api = useApi();
  const outdate = useOutdate();
  const anew = async (done: Promise<unknown>): Promise<void> => {
    await done;
    await outdate(listPasskeys);
  };
  return {
    register: async (key: Authenticator, name: string): Promise<void> => {
      const created = await key.create(await api.call(beginPasskey, {}));
      await anew(api.call(addPasskey, { body: { name, ...created } }));
    },
    prove: async (key: Authenticator): Promise<void> => {
      const proof = await key.prove(await api.call(challengePasskey, {}));
      await anew(api.call(provePasskey, { body: proof }));
    },
    rename: (id: string, name: string) => anew(api.call(renamePasskey, { params: { id }, body: { name } })),
    remove: (id: string) => anew(api.call(removePasskey, { params: { id } })),
  };
}
