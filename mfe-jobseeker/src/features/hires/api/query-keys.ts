/** Key under which the talent's hires are cached. */
export const hireKeys = { all: ['hires', 'jobSeeker'] } as const;
