import { number, string } from 'yup';

/** Longest text that names a place in a list. */
export const PLACE_MAX = 200;

/** Where a page stands in its list. */
export const pageOfListFields = {
  page: number().integer().required(),
  pageSize: number().integer().required(),
  /** What `after` is for the next page; null on the last. */
  next: string().max(PLACE_MAX).nullable().defined(),
};
