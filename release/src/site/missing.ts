/** Whether a failure says that there is no such file; any other may be over in a moment. */
export const saysMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
