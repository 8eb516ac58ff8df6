// One bundle shares nothing with anybody.
export const namedShares = {};
