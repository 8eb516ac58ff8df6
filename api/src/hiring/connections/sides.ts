import { Types } from 'mongoose';
import { t } from '@vela/language';
import { type Caller, isCompanysSide, isTalentIn } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';

/** Who a request lies between. */
export type Side = 'jobSeeker' | 'company';

const isOn = (side: Side, connection: ConnectionDocument, caller: Caller): boolean =>
  side === 'company' ? isCompanysSide(caller, connection) : isTalentIn(caller, connection);

export const noSuchRequest = (): AppError => notFound(t('There is no such request.'));

/**
 * Reads a request for something that is one side's to do.
 * @param refusal what the other side is told
 * @throws AppError 404 if the caller has no part in it, 403 if it is the other side's to do
 */
export async function connectionOn(
  app: Collections<'connections'>,
  side: Side,
  caller: Caller,
  id: string,
  refusal: string,
): Promise<ConnectionDocument> {
  const connection = await app.models.connections.findById(new Types.ObjectId(id)).lean<ConnectionDocument | null>();
  if (connection === null) throw noSuchRequest();
  if (isOn(side, connection, caller)) return connection;
  if (isOn(side === 'company' ? 'jobSeeker' : 'company', connection, caller)) throw new AppError(403, refusal);
  throw noSuchRequest();
}

export const noLongerOpen = (status: ConnectionDocument['status']): AppError =>
  new AppError(
    409,
    t(
      '{status, select, open {This request is open.} accepted {This request was already accepted.} declined {This request was already declined.} withdrawn {This request was withdrawn.} other {This request has expired.}}',
      { status },
    ),
  );
