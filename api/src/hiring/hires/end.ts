import { Types } from 'mongoose';
import type { AdminHire, HireRefund, ReasonInput } from '@vela/contracts/schemas';
import { percentText, t } from '@vela/language';
import { type Day, dayOf } from '@vela/market/days';
import { FEE_REFUNDS, feeRefundPercent } from '@vela/market/fees';
import type { Settings } from '../../config/index.js';
import { creditInvoice, invoiceOfHire } from '../../money/invoices/index.js';
import { refreshVatCheck, type VatCheckNeeds } from '../../money/vat/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import { change, decide } from './decide.js';
import { invoiceHire, waitsForCountry } from './invoicing.js';
import type { NamedRoles } from './list.js';
import { tellOfDismissedEnd, tellOfEnd } from './mails.js';

type RefundNeeds = Collections<'documents' | 'hires' | 'invoices' | 'numberSeries'> & NamedRoles & VatCheckNeeds;

type Needs = Collections<'auditEntries' | 'companies' | 'hires' | 'invoices' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  NamedRoles &
  Settings<'appOrigin'>;

/** @throws AppError 409 while the hire is not confirmed or once it has ended, 422 for a day on which it cannot have */
function mustHaveEnded({ clock }: Pick<Platform, 'clock'>, hire: HireDocument, endedOn: Day): void {
  if (hire.status !== 'confirmed' || hire.endedOn !== null)
    throw new AppError(409, t('The end of a contract can be confirmed once, while the hire is confirmed.'));
  if (endedOn < hire.agreement.startsOn) throw fieldError('endedOn', t('The contract cannot end before it starts.'));
  if (endedOn > dayOf(clock.now())) throw fieldError('endedOn', t('The contract has not ended yet.'));
}

/** The fee that is credited may have no invoice yet: it is made out with the VAT that holds by now, as the job makes it out. */
async function refreshBeforeInvoice(app: RefundNeeds, id: string): Promise<void> {
  const _id = new Types.ObjectId(id);
  const hire = await app.models.hires.findOne({ _id, status: 'confirmed' }).lean<HireDocument | null>();
  if (hire !== null && !(await app.models.invoices.exists({ hireId: _id }))) await refreshVatCheck(app, hire.companyId);
}

/** It makes room: the same talent may be hired again. */
const endOn = (endedOn: Day): Pick<HireDocument, 'endedOn' | 'endReportedOn' | 'live' | 'rejection'> => ({
  endedOn,
  endReportedOn: null,
  live: false,
  rejection: null,
});

/**
 * Confirms that a contract ended and credits the share of the fee that the terms give back. The hire goes on counting
 * for the company.
 * @throws AppError 404, 409 while the hire is not confirmed or once it has ended, 422 for a day that gives nothing back
 */
export async function refundHire(
  app: RefundNeeds,
  caller: Caller,
  id: string,
  { endedOn, reason }: HireRefund,
): Promise<AdminHire> {
  await refreshBeforeInvoice(app, id);
  return decide(app, caller, id, async (decision, hire) => {
    mustHaveEnded(app, hire, endedOn);
    const percent = feeRefundPercent({ ...hire.agreement, endedOn });
    if (percent === 0)
      throw fieldError(
        'endedOn',
        t('Nothing is given back after the probation or its month {month, number}.', {
          month: Math.max(...FEE_REFUNDS.map(({ withinMonths }) => withinMonths)),
        }),
      );
    const { session } = decision;
    const issued = await invoiceOfHire(app, hire._id, session);
    if (issued === null && (await waitsForCountry(app, hire.companyId)))
      throw new AppError(
        409,
        t(
          'The fee has no invoice yet that could be credited: the company has not said in which country it is. Ask it to complete its details.',
        ),
      );
    const invoice = issued ?? (await invoiceHire(app, hire, session));
    const { credits } = await creditInvoice(app, invoice, { percent, reason: 'contractEnded' }, session);
    return change(
      app,
      decision,
      hire,
      { ...endOn(endedOn), invoiceDueAt: null },
      {
        action: 'money.feeCredited',
        details: { reason, percent, endedOn, creditedOre: credits.at(-1)?.price.totalOre ?? 0 },
      },
    );
  });
}

/**
 * Confirms that a contract ended on a day that gives nothing back: nothing is credited, the fee stays due. The hire goes
 * on counting for the company, which is told.
 * @throws AppError 404, 409 while the hire is not confirmed or once it has ended, 422 for a day that gives something back
 */
export const confirmHireEnd = (
  app: Needs,
  caller: Caller,
  id: string,
  { endedOn, reason }: HireRefund,
): Promise<AdminHire> =>
  decide(app, caller, id, async (decision, hire) => {
    mustHaveEnded(app, hire, endedOn);
    const percent = feeRefundPercent({ ...hire.agreement, endedOn });
    if (percent > 0)
      throw fieldError(
        'endedOn',
        t('This day gives {percent} of the fee back: refund it.', { percent: percentText(percent) }),
      );
    const ended = await change(app, decision, hire, endOn(endedOn), {
      action: 'admin.hireEndConfirmed',
      details: { reason, endedOn, reportedOn: hire.endReportedOn },
    });
    await tellOfEnd(app, ended, decision.session);
    return ended;
  });

/**
 * Dismisses an end that the company reported: the contract goes on, and the company reads why. It can report the end anew.
 * @throws AppError 404, 409 while no end is reported
 */
export const dismissHireEnd = (app: Needs, caller: Caller, id: string, { reason }: ReasonInput): Promise<AdminHire> =>
  decide(app, caller, id, async (decision, hire) => {
    if (hire.status !== 'confirmed' || hire.endReportedOn === null)
      throw new AppError(409, t('No end of this contract waits to be checked.'));
    const goesOn = await change(
      app,
      decision,
      hire,
      { endReportedOn: null, rejection: reason },
      { action: 'admin.hireEndDismissed', details: { reason, reportedOn: hire.endReportedOn } },
    );
    await tellOfDismissedEnd(app, { ...goesOn, endReportedOn: hire.endReportedOn }, decision.session);
    return goesOn;
  });
