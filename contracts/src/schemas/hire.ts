import { array, boolean, type InferType, number, string } from 'yup';
import { said, t } from '@vela/language';
import {
  BONUS_MAX_SEK,
  COMPENSATION_MAX_DIGITS,
  CREDIT_REASONS,
  HIRE_NOTE_MAX,
  INVOICE_MOVED_MAX_SEK,
  LISTED_MAX,
  ORE_PER_KRONA,
  SENIORITY_KEYS,
} from '../constants/index.js';
import { addMonths, dayOrNull } from '../days/index.js';
import { mostSekText, SAID } from '../texts/index.js';
import { adminSort } from './admin-common.js';
import {
  currency,
  date,
  day,
  exact,
  id,
  requiredDay,
  requiredId,
  salaryPeriod,
  typedText,
  userType,
} from './common.js';

const note = () => typedText().max(HIRE_NOTE_MAX, SAID.mostCharacters);
const reason = () => note().required(said('Say why. It is kept with the change.'));

/** Longest time from signing to the first day of work that is believed, months. */
const START_MONTHS_MAX = 24;
/** Longest probation that is believed, months after the start. */
const PROBATION_MONTHS_MAX = 12;

/** Body of `POST /api/hires`: a signed agreement with a talent who accepted a request. */
export const hireInputSchema = exact({
  connectionId: requiredId(),
  signedOn: requiredDay(),
  startsOn: requiredDay().when('signedOn', ([given], schema) => {
    const signedOn = dayOrNull(given);
    if (signedOn === null) return schema;
    return schema
      .test(
        'order',
        said('The work cannot start before the agreement is signed.'),
        (startsOn) => !startsOn || startsOn >= signedOn,
      )
      .test(
        'length',
        () =>
          t('The work starts at most {max, plural, one {# month} other {# months}} after signing. Check both days.', {
            max: START_MONTHS_MAX,
          }),
        (startsOn) => !startsOn || startsOn <= addMonths(signedOn, START_MONTHS_MAX),
      );
  }),
  /** Last day of the probation; null where there is none. */
  probationEndsOn: day()
    .nullable()
    .defined()
    .when('startsOn', ([given], schema) => {
      const startsOn = dayOrNull(given);
      if (startsOn === null) return schema;
      return schema
        .test('order', said('The probation ends after the start.'), (ends) => !ends || ends > startsOn)
        .test(
          'length',
          () =>
            t('A probation lasts at most {max, plural, one {# month} other {# months}}.', {
              max: PROBATION_MONTHS_MAX,
            }),
          (ends) => !ends || ends <= addMonths(startsOn, PROBATION_MONTHS_MAX),
        );
    }),
  compensation: string()
    .matches(/^[1-9]\d*$/, { message: said('Give an amount above 0.'), excludeEmptyString: true })
    .max(COMPENSATION_MAX_DIGITS, said('At most {max, plural, one {# digit} other {# digits}}'))
    .required(SAID.compensationRequired),
  currency: currency().required(SAID.fieldRequired),
  compensationTimePeriod: salaryPeriod().required(SAID.fieldRequired),
});
export type HireInput = InferType<typeof hireInputSchema>;

/** Body of the talent's answer to a reported hire. */
export const hireAnswerSchema = exact({
  answer: string().oneOf(['confirmed', 'disputed'], said('Choose confirmed or disputed.')).required(SAID.fieldRequired),
  note: note().when('answer', { is: 'disputed', then: (schema) => schema.required(said('Say what is not right.')) }),
});
export type HireAnswer = InferType<typeof hireAnswerSchema>;

/** Body of the company's word that a contract has ended. */
export const hireEndInputSchema = exact({ endedOn: requiredDay() });
export type HireEndInput = InferType<typeof hireEndInputSchema>;

const bonusSek = () =>
  number()
    .integer(said('Give whole kronor.'))
    .min(0)
    .max(BONUS_MAX_SEK, ({ max }) => mostSekText(max));

/** Body of the platform's confirmation. `reason` is required where the talent has not confirmed. */
export const hireConfirmationSchema = exact({ bonusSek: bonusSek().nullable().defined(), reason: note() });
export type HireConfirmation = InferType<typeof hireConfirmationSchema>;
/** planned → announced, with the day on which it is paid → paid, with the day on which it was. */
export const BONUS_STATES = ['planned', 'announced', 'paid'] as const;
export type BonusState = (typeof BONUS_STATES)[number];
export const hireBonusSchema = exact({
  bonusSek: bonusSek().required(SAID.fieldRequired),
  state: string()
    .oneOf([...BONUS_STATES], said('Choose planned, announced or paid.'))
    .default('planned'),
  on: day().when('state', {
    is: 'planned',
    otherwise: (schema) => schema.required(said('Give the day on which it is or was paid.')),
  }),
  reason: reason(),
});
export type HireBonus = InferType<typeof hireBonusSchema>;
export const reasonInputSchema = exact({ reason: reason() });
export type ReasonInput = InferType<typeof reasonInputSchema>;
const movedOre = () =>
  number()
    .integer(said('Give whole öre.'))
    .min(1, said('Give an amount above 0.'))
    .max(INVOICE_MOVED_MAX_SEK * ORE_PER_KRONA, () => mostSekText(INVOICE_MOVED_MAX_SEK));
/** Body of a payment that arrived: all that is due, and today, unless told. */
export const invoicePaymentInputSchema = exact({
  /** The browser's own name for it, 24 hexadecimal digits: sent twice, it counts once. */
  key: id(),
  reason: reason(),
  amountOre: movedOre(),
  paidOn: day(),
});
export type InvoicePaymentInput = InferType<typeof invoicePaymentInputSchema>;
/** Body of what went back to a buyer who had paid too much. */
export const invoicePaidBackInputSchema = exact({
  key: requiredId(),
  reason: reason(),
  amountOre: movedOre().required(SAID.fieldRequired),
  paidOn: requiredDay(),
});
export type InvoicePaidBackInput = InferType<typeof invoicePaidBackInputSchema>;
/** Body that takes back what was noted in error. */
export const invoiceTakeBackInputSchema = exact({
  key: requiredId(),
  /** Which of the invoice's payments, as it is told with them. */
  place: number().integer().min(0).required(),
  reason: reason(),
});
export type InvoiceTakeBackInput = InferType<typeof invoiceTakeBackInputSchema>;
/** Body of the platform's confirmation that a contract ended: the share of the fee, if any, follows from the day. */
export const hireRefundSchema = exact({ endedOn: requiredDay(), reason: reason() });
export type HireRefund = InferType<typeof hireRefundSchema>;

/** reported → confirmed or rejected; confirmed → undone, where it was in error. All by the platform. */
export const HIRE_STATUSES = ['reported', 'confirmed', 'rejected', 'undone'] as const;
export type HireStatus = (typeof HIRE_STATUSES)[number];

const priceSchema = exact({
  netOre: number().integer().required(),
  vatPercent: number().required(),
  vatOre: number().integer().required(),
  totalOre: number().integer().required(),
});

/** By what is still to be paid; `credited` is an invoice that was given back wholly and never paid. */
export const INVOICE_STATUSES = ['open', 'overdue', 'paid', 'credited'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** What invoices are narrowed by: how they stand, or that something is to be paid back. */
export const INVOICE_FILTERS = [...INVOICE_STATUSES, 'toPayBack'] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

/** What moved at the bank. */
const invoicePaymentsSchema = () =>
  array()
    .max(LISTED_MAX)
    .of(
      exact({
        amountOre: number().integer().required(),
        on: string().required(),
        /** By which it is taken back. */
        place: number().integer().min(0).optional(),
      }),
    );

/** An invoice of a recruitment fee. */
export const invoiceSchema = exact({
  id: requiredId(),
  number: string().required(),
  hireId: requiredId(),
  /** The buyer as it was when the invoice was made out. */
  companyName: string().defined(),
  roleName: string().required(),
  status: string()
    .oneOf([...INVOICE_STATUSES])
    .required(),
  price: priceSchema.required(),
  issuedAt: date().required(),
  dueOn: string().required(),
  /** Still to be paid, with VAT: the total less credits and payments. */
  dueOre: number().integer().min(0).required(),
  /** Paid beyond what is owed, still to be paid back. */
  overpaidOre: number().integer().min(0).required(),
  reminders: number().integer().required(),
  /** What arrived, less what was noted in error. */
  payments: invoicePaymentsSchema().required(),
  /** What went back to the buyer, less what was noted in error. */
  paidBack: invoicePaymentsSchema().optional(),
  credits: array()
    .max(LISTED_MAX)
    .of(
      exact({
        number: string().required(),
        reason: string()
          .oneOf([...CREDIT_REASONS])
          .required(),
        percent: number().nullable().defined(),
        price: priceSchema.required(),
        at: date().required(),
      }),
    )
    .required(),
});
export type Invoice = InferType<typeof invoiceSchema>;

const agreement = {
  signedOn: string().required(),
  startsOn: string().required(),
  probationEndsOn: string().nullable().defined(),
  compensation: string().required(),
  currency: currency().required(),
  compensationTimePeriod: salaryPeriod().required(),
};

const sharedHire = {
  id: requiredId(),
  connectionId: requiredId(),
  roleName: string().required(),
  status: string()
    .oneOf([...HIRE_STATUSES])
    .required(),
  reportedAt: date().required(),
  answer: string().oneOf(['confirmed', 'disputed']).nullable().defined(),
  answerNote: string().defined(),
  /** Who told of it; where both did, the agreement is the company's. */
  reportedByCompany: boolean().required(),
  reportedByTalent: boolean().required(),
  endedOn: string().nullable().defined(),
  ...agreement,
};

/** What the talent gets. */
const bonusSchema = exact({
  amountSek: number().integer().required(),
  state: string()
    .oneOf([...BONUS_STATES])
    .required(),
  /** When it is paid, or was; null while it is planned. */
  on: string().nullable().defined(),
});
export type Bonus = InferType<typeof bonusSchema>;

/** A hire as the company sees it. */
export const companyHireSchema = exact({
  ...sharedHire,
  view: string().oneOf(['talentSeeker']).required(),
  /** The talent's name; null once they deleted their account. */
  talentName: string().nullable().defined(),
  /** Told later than the terms allow. */
  late: boolean().required(),
  band: string()
    .oneOf([...SENIORITY_KEYS])
    .required(),
  fee: priceSchema.required(),
  /** Why the platform rejected it, undid it or, while it stands, could not confirm its end. */
  rejection: string().nullable().defined(),
  /** Day on which the company said that the contract ended, until the platform has confirmed it. */
  endReportedOn: string().nullable().defined(),
  /** The fee is not invoiced before the company has said in which country it is. */
  invoiceWaits: boolean().required(),
  invoice: invoiceSchema.nullable().defined(),
});
export type CompanyHire = Omit<InferType<typeof companyHireSchema>, 'view'> & { readonly view: 'talentSeeker' };

/** A hire as the talent sees it. */
export const talentHireSchema = exact({
  ...sharedHire,
  view: string().oneOf(['jobSeeker']).required(),
  companyName: string().required(),
  /** Set by the platform; null until then. */
  bonus: bonusSchema.nullable().defined(),
});
export type TalentHire = Omit<InferType<typeof talentHireSchema>, 'view'> & { readonly view: 'jobSeeker' };

export const companyHiresSchema = array().max(LISTED_MAX).of(companyHireSchema).required();
export const talentHiresSchema = array().max(LISTED_MAX).of(talentHireSchema).required();
export const hireQuerySchema = exact({
  userType: userType().required(said('Say for which role: userType=jobSeeker or userType=talentSeeker.')),
});
export const hireParamsSchema = exact({ id: requiredId() });

/** A hire as the platform's admin area sees it. */
export const adminHireSchema = exact({
  ...sharedHire,
  companyId: requiredId(),
  companyName: string().defined(),
  talentName: string().nullable().defined(),
  late: boolean().required(),
  band: string()
    .oneOf([...SENIORITY_KEYS])
    .required(),
  fee: priceSchema.required(),
  bonus: bonusSchema.nullable().defined(),
  rejection: string().nullable().defined(),
  endReportedOn: string().nullable().defined(),
  invoiceWaits: boolean().required(),
  invoice: invoiceSchema.nullable().defined(),
});
export type AdminHire = InferType<typeof adminHireSchema>;

const page = () => number().integer().min(1).max(10_000);
export const adminHireQuerySchema = exact({
  status: string().oneOf([...HIRE_STATUSES]),
  ...adminSort('reportedAt', 'signedOn'),
  page: page(),
});
export type AdminHireQuery = InferType<typeof adminHireQuerySchema>;
export const adminHirePageSchema = exact({
  total: number().integer().required(),
  hires: array().max(LISTED_MAX).of(adminHireSchema).required(),
});
export type AdminHirePage = InferType<typeof adminHirePageSchema>;
export const invoiceQuerySchema = exact({
  status: string().oneOf([...INVOICE_FILTERS]),
  ...adminSort('number', 'total', 'left', 'due'),
  page: page(),
});
export type InvoiceQuery = InferType<typeof invoiceQuerySchema>;
export const invoicePageSchema = exact({
  total: number().integer().required(),
  invoices: array().max(LISTED_MAX).of(invoiceSchema).required(),
});
export type InvoicePage = InferType<typeof invoicePageSchema>;
export const invoicesSchema = array().max(LISTED_MAX).of(invoiceSchema).required();
