import type { TalentHire } from '@vela/contracts/schemas';

/** A hire that a company has just reported. */
export const reportedHire: TalentHire = {
  id: '9'.repeat(24),
  view: 'jobSeeker',
  connectionId: 'd'.repeat(24),
  roleName: 'Staff Data Engineer',
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
  companyName: 'Nordvik',
  bonus: null,
};
