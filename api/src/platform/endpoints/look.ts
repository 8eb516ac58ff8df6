import type { Types } from 'mongoose';
import type { ShownPeople } from '@vela/contracts/endpoint-table';
import type { Caller } from './caller.js';
import type { DecodedRequest } from './decode.js';

/** What an administrator is about to see: as the endpoint table describes it, and whom it shows. */
export interface Look extends Pick<ShownPeople, 'list' | 'opens'> {
  readonly actorId: Types.ObjectId;
  readonly rows: ReturnType<ShownPeople['rows']>;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether words were searched for. Which ones is told nowhere: they may be somebody's name. */
  readonly searched: boolean;
}

/** @returns what an answer shows an administrator, for the audit log */
export const lookOf = (
  { userId }: Caller,
  shows: ShownPeople,
  { params, query }: DecodedRequest,
  answer: unknown,
): Look => ({
  list: shows.list,
  ...(shows.opens === undefined ? {} : { opens: shows.opens }),
  actorId: userId,
  rows: shows.rows(answer),
  params: { ...(params as object) },
  searched: Boolean((query as { readonly search?: unknown } | undefined)?.search),
});
