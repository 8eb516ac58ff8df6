import type { CompanySize } from '@vela/contracts/constants';
import { t } from '@vela/language';

/** @returns how many work at a company, such as '50–199 people' */
export const companySizeText = (people: CompanySize): string =>
  people === '1,000 or more' ? t('1,000 or more people') : t('{people} people', { people });
