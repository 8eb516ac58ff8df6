import { type AnyObject, array, type ISchema, number, string } from 'yup';
import { said } from '@vela/language';
import { HIRE_NOTE_MAX, LISTED_MAX, SEARCH_TEXT_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { exact, requiredId } from './common.js';

/** Why an admin does it: required wherever money or people are concerned, and kept in the audit log. */
export const adminReason = () =>
  string().trim().max(HIRE_NOTE_MAX, SAID.mostCharacters).required(said('Say why. It is kept with the change.'));

/** Page of an admin list, from 1. */
export const adminPage = () => number().integer().min(1).max(100_000).default(1);
export const searchText = () => string().trim().max(SEARCH_TEXT_MAX, SAID.mostCharacters);

/** One page of an admin list: rows, and how many there are in all. */
export const adminRows = <Row>(row: ISchema<Row, AnyObject>) =>
  exact({ total: number().integer().min(0).required(), rows: array().max(LISTED_MAX).of(row).required() });

/** Ways in which an admin list may be ordered, as its titles say them. */
export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * What an admin list is ordered by: the newest first unless somebody asks otherwise.
 * @param byDefault the first of the columns
 */
export const adminSort = <Column extends string>(byDefault: Column, ...others: readonly Column[]) => ({
  sort: string()
    .oneOf([byDefault, ...others])
    .default(byDefault),
  direction: string()
    .oneOf([...SORT_DIRECTIONS])
    .default('descending'),
});

export const adminIdParamsSchema = exact({ id: requiredId() });
export const adminReasonSchema = exact({ reason: adminReason() });
