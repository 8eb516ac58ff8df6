import { number, string } from 'yup';
import { LIST_PLACE_MAX } from '../constants/index.js';

/** Where a page stands in its list. */
export const pageOfListFields = {
  page: number().integer().required(),
  pageSize: number().integer().required(),
  /** What `after` is for the next page; null on the last. */
  next: string().max(LIST_PLACE_MAX).nullable().defined(),
};
