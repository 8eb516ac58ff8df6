import { SALARY_PERIODS, type SalaryPeriod } from '@vela/contracts/constants';
import { texts } from '@vela/language';

const TITLES: Readonly<Record<SalaryPeriod, string>> = texts({
  Hourly: 'Hourly',
  Daily: 'Daily',
  Weekly: 'Weekly',
  Monthly: 'Monthly',
  Yearly: 'Yearly',
});

/** What a pay can be stated for, to choose from. */
export const periodOptions = () => SALARY_PERIODS.map((value) => ({ value, label: TITLES[value] }));
