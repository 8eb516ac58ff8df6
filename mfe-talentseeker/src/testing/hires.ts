import type { CompanyHire } from '@vela/contracts/schemas';
import { aConnection, idOf } from './market.js';

/** A hire as its company has just reported it. */
export const aHire: CompanyHire = {
  id: idOf(60),
  view: 'talentSeeker',
  connectionId: aConnection.id,
  roleName: 'Data Engineer',
  status: 'reported',
  reportedAt: '2026-11-20T08:00:00.000Z',
  answer: null,
  answerNote: '',
  reportedByCompany: true,
  reportedByTalent: false,
  endedOn: null,
  signedOn: '2026-11-19',
  startsOn: '2026-12-01',
  probationEndsOn: '2027-05-31',
  compensation: '64000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  talentName: 'Maja Kron',
  late: false,
  band: 'senior',
  fee: { netOre: 12_000_000, vatPercent: 25, vatOre: 3_000_000, totalOre: 15_000_000 },
  rejection: null,
  endReportedOn: null,
  invoiceWaits: false,
  invoice: null,
};

export const anInvoice: NonNullable<CompanyHire['invoice']> = {
  id: idOf(61),
  number: 'F-000012',
  hireId: aHire.id,
  companyName: 'Norrsken Energi',
  roleName: 'Data Engineer',
  status: 'open',
  price: aHire.fee,
  issuedAt: '2026-11-22T08:00:00.000Z',
  dueOn: '2026-12-22',
  dueOre: aHire.fee.totalOre,
  overpaidOre: 0,
  reminders: 0,
  payments: [],
  credits: [],
};
