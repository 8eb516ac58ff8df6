import { object } from 'yup';

/** Accepts nothing: the schema of an absent part of a request. */
export const NOTHING = object({}).noUnknown('Unknown field: ${unknown}');
