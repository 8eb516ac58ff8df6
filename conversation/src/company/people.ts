import type { CompanySize } from '@vela/contracts/constants';
import { companySizeText } from '@vela/contracts/texts';
import { t } from '@vela/language';

/** @returns how many work at a company, such as '50–199 people' */
export const peopleText = (size: CompanySize): string => t('{people} people', { people: companySizeText(size) });
