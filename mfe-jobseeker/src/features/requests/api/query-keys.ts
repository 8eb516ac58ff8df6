/** Keys under which received requests are cached; `all` covers both lists. */
export const requestKeys = {
  all: ['connections', 'jobSeeker'],
  open: ['connections', 'jobSeeker', 'open'],
  every: ['connections', 'jobSeeker', 'every'],
} as const;
