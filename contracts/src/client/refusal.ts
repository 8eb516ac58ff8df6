/**
 * Whether a status says that the server refused the call itself, so that asking again cannot better it. What was not answered, or
 * came too often, may pass later and says nothing of what was asked.
 */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
