import { type InferType, mixed, number, object, string } from 'yup';
import { ApiError } from '@vela/contracts/client';
import {
  COMPENSATION_MAX_DIGITS,
  COUNTER_KINDS,
  type CounterKind,
  EMPLOYMENT_PERCENTAGE_DEFAULT,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  WORK_SETUPS,
  type WorkSetup,
} from '@vela/contracts/constants';
import type { CounterTerms, ReceivedConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { said } from '@vela/language';

type Role = ReceivedConnection['openRole'];

const percentageOf = (role: Role, type: EmploymentType): number | null =>
  type === 'permanent' ? role.permanentPercentage : role.freelancePercentage;

/** Setups that a request does not offer yet. */
export const missingSetups = (role: Role): WorkSetup[] => WORK_SETUPS.filter((setup) => !role[setup]);

/** Employment types whose percentage a talent may ask to change. */
export const offeredTypes = (role: Role): EmploymentType[] =>
  EMPLOYMENT_TYPES.filter((type) => percentageOf(role, type) !== null);

/** What a talent may ask of a request: the pay always, the rest where something is left to ask. */
export const askableKinds = (role: Role): CounterKind[] =>
  COUNTER_KINDS.filter(
    (kind) => kind === 'salary' || (kind === 'setup' ? missingSetups(role).length > 0 : offeredTypes(role).length > 0),
  );

/** The form of a counter-offer; of the parts only the one of the chosen kind counts. @param role what is asked of */
export const counterFormSchema = (role: Role) =>
  object({
    kind: mixed<CounterKind>()
      .oneOf([...COUNTER_KINDS])
      .required(() => TEXTS.fieldRequired),
    compensation: string()
      .defined()
      .when('kind', {
        is: 'salary',
        then: (schema) =>
          schema
            .required(() => TEXTS.compensationRequired)
            .matches(/^\d+$/, said('Give a whole amount in figures.'))
            .max(COMPENSATION_MAX_DIGITS, said('At most {max, plural, one {# digit} other {# digits}}'))
            .test(
              'more',
              said('Ask for more than the request offers.'),
              (amount) => Number(amount) > Number(role.compensation),
            ),
      }),
    setup: mixed<WorkSetup>()
      .oneOf([...WORK_SETUPS])
      .nullable()
      .defined()
      .when('kind', {
        is: 'setup',
        then: (schema) =>
          schema.test(
            'chosen',
            () => TEXTS.fieldRequired,
            (setup) => setup !== null,
          ),
      }),
    employmentType: mixed<EmploymentType>()
      .oneOf([...EMPLOYMENT_TYPES])
      .required(() => TEXTS.fieldRequired),
    percentage: number()
      .required()
      .when(['kind', 'employmentType'], ([kind, type], schema) =>
        kind === 'percentage'
          ? schema.test(
              'other',
              said('The request offers this already. Choose another percentage.'),
              (percentage) => percentage !== percentageOf(role, type === 'freelance' ? 'freelance' : 'permanent'),
            )
          : schema,
      ),
  });
export type CounterValues = InferType<ReturnType<typeof counterFormSchema>>;

/** @returns what the form starts with: more pay, the first setup and type that can be asked for */
export function counterValuesOf(role: Role): CounterValues {
  const [employmentType = 'permanent'] = offeredTypes(role);
  return {
    kind: 'salary',
    compensation: '',
    setup: missingSetups(role)[0] ?? null,
    employmentType,
    percentage: percentageOf(role, employmentType) ?? EMPLOYMENT_PERCENTAGE_DEFAULT,
  };
}

/** @returns the terms that a checked form asks for */
export function counterTermsOf({ kind, compensation, setup, employmentType, percentage }: CounterValues): CounterTerms {
  if (kind === 'setup' && setup !== null) return { kind, setup };
  if (kind === 'percentage') return { kind, employmentType, percentage };
  return { kind: 'salary', compensation };
}

/** @returns the same failure with its errors on the form's fields: the request nests them in `terms` */
export function onCounterFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.problem === null) return error;
  const errors = error.fieldErrors.map(({ field, message }) => ({ field: field.replace(/^terms\./, ''), message }));
  return new ApiError(error.message, error.status, { ...error.problem, errors });
}
