import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { MOVE_REASON_MAX, MOVES, MOVES_AND_BACK, MOVES_PAGE_SIZE } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, id, requiredId, talentHandle, talentReference } from './common.js';

/** What somebody of the company decided about a talent in a role's list; null where the order is the score's. */
export const matchMoveSchema = exact({
  where: string()
    .oneOf([...MOVES])
    .required(),
  reason: string().defined(),
  /** First name of the colleague; empty where they left. */
  by: string().defined(),
  /** The caller did it. */
  own: boolean().required(),
  at: date().required(),
});
export type MatchMove = InferType<typeof matchMoveSchema>;

/** Body of `POST /api/open-roles/{id}/moves`. Whoever moves somebody says why; taking it back needs no reason. */
export const moveInputSchema = exact({
  talent: talentReference(),
  where: string()
    .oneOf([...MOVES_AND_BACK], said('Choose up, down, aside or back.'))
    .required(SAID.fieldRequired),
  reason: string()
    .trim()
    .max(MOVE_REASON_MAX, SAID.mostCharacters)
    .default('')
    .test('why', said('Say why, in a few words.'), function hasReason(reason: unknown) {
      const isBack = (this.parent as { where?: unknown }).where === 'back';
      return isBack || (typeof reason === 'string' && reason.length >= 3);
    }),
  /** The entry that is undone with it: nothing is written where another came after that. */
  undoes: id(),
});
export type MoveInput = InferType<typeof moveInputSchema>;

/** Names the entry that says so, with which it can be undone. */
export const movedSchema = exact({ ok: boolean().required(), entry: id() });
export type Moved = InferType<typeof movedSchema>;

export const moveQuerySchema = exact({ openRoleId: id(), page: number().integer().min(1).default(1) });

/** One entry of a company's log of moves. */
export const moveEntrySchema = exact({
  id: requiredId(),
  at: date().required(),
  by: string().defined(),
  own: boolean().required(),
  openRole: exact({ id: requiredId(), name: string().required() }).required(),
  where: string()
    .oneOf([...MOVES_AND_BACK])
    .required(),
  /** Nothing is said of a talent whom the company does not see any more. */
  talent: exact({ id: talentHandle(), currentRole: string().nullable().defined(), reason: string().defined() })
    .nullable()
    .defined(),
  /** It still holds: nothing came after it. */
  holds: boolean().required(),
});
export type MoveEntry = InferType<typeof moveEntrySchema>;

export const movePageSchema = exact({
  total: number().integer().min(0).required(),
  moves: array().max(MOVES_PAGE_SIZE).of(moveEntrySchema).required(),
});
export type MovePage = InferType<typeof movePageSchema>;
