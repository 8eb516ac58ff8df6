import type { OpenRole } from '@vela/contracts/schemas';
import type { AskedOfTalent } from '@vela/slice-parts/requirements';
import { wantedRoleOf } from './open-role.js';

/** @returns what a posted role asks for */
export const askedByRole = (role: OpenRole): AskedOfTalent => ({
  ...role,
  ...wantedRoleOf(role),
  skills: role.skills.flatMap((pair) => Object.entries<number>(pair).map(([name, level]) => ({ name, level }))),
});
