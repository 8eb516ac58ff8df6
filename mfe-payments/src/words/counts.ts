import { counted } from '@vela/contracts/texts';

export const tokensText = counted('token', 'tokens');
export const monthsText = counted('month', 'months');
export const daysText = counted('day', 'days');
export const profilesText = counted('profile', 'profiles');
export const yearsText = counted('year', 'years');
