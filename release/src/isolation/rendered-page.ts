import type { UserType } from '@vela/contracts/constants';
import type { KnownAnswer } from '@vela/contracts/remote';

/** A page as it stands before any script runs. */
export interface RenderedPage {
  readonly body: string;
  readonly styles: string;
  readonly title: string | null;
}

/** A page that was rendered for one visit, with what the API said. */
export interface LivePage extends RenderedPage {
  readonly answers: readonly KnownAnswer[];
  /** The role in whose colours its reader sees it; undefined where the address alone tells. */
  readonly role?: UserType | undefined;
}

const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/;

/** @returns why a page may not be served as it was rendered, or null */
export const problemOf = ({ body }: RenderedPage): string | null =>
  STYLE_ATTRIBUTE.test(body) ? 'it carries style attributes, which the content security policy refuses' : null;

/** Whether what another process says is a page. */
export const isRenderedPage = (value: unknown): value is RenderedPage =>
  typeof value === 'object' &&
  value !== null &&
  'body' in value &&
  typeof value.body === 'string' &&
  'styles' in value &&
  typeof value.styles === 'string' &&
  'title' in value &&
  (value.title === null || typeof value.title === 'string');

export const isLivePage = (value: unknown): value is LivePage =>
  isRenderedPage(value) && 'answers' in value && Array.isArray(value.answers);
