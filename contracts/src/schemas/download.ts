import { type InferType, string } from 'yup';
import { LANGUAGE_PARAMETER, tongues } from '@vela/language';
import { exact } from './common.js';

/** What a link to a file says besides: the language of the page that it stands on. */
export const downloadQuery = { [LANGUAGE_PARAMETER]: string().oneOf(tongues) };
export const downloadQuerySchema = exact(downloadQuery);
export type DownloadQuery = InferType<typeof downloadQuerySchema>;
