const counted = (one: string, many: string) => (count: number): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const tokensText = counted('token', 'tokens');
export const monthsText = counted('month', 'months');
export const daysText = counted('day', 'days');
export const profilesText = counted('profile', 'profiles');
export const yearsText = counted('year', 'years');
