import { filtersOf } from '@vela/contracts/filters';
import type { MatchQuery } from '@vela/contracts/schemas';
import { weekOf } from '@vela/market/days';
import { type ExposureTable, placeOf, type RankedPage, type RankQuery } from '@vela/matching';
import type { CompanyHandles } from '../../platform/handles/index.js';
import type { Platform } from '../../platform/services/index.js';
import { openPlace, sealPlace } from './places.js';

interface Needs extends Pick<Platform, 'clock'> {
  readonly exposures: ExposureTable;
}

/** One page of a list as it goes out. */
export interface PageOfList extends RankedPage {
  readonly page: number;
  readonly pageSize: number;
  /** Where the next page begins; null where nobody follows. */
  readonly next: string | null;
}

export interface List {
  /** Place of the page's first, from 1. */
  readonly firstPlace: number;
  /** The question to the engine. It asks for one more than the page holds, to know whether anybody follows. */
  readonly query: RankQuery;
  pageOf(answer: RankedPage): PageOfList;
}

/**
 * One page of a ranked list: behind the place that the query names, ordered as the first page was; counted by pages where it
 * names none, or one that this list has not.
 * @param about the list: a role's id, or another name
 */
export function listOf(app: Needs, handles: CompanyHandles, about: string, asked: MatchQuery): List {
  const { page, pageSize } = asked;
  const goesOn = asked.after === undefined ? null : openPlace(handles, about, asked.after);
  const order =
    goesOn === null
      ? { moment: app.exposures.moment, week: weekOf(app.clock.now()) }
      : { moment: goesOn.moment, week: goesOn.week };
  const before = goesOn?.before ?? (page - 1) * pageSize;
  return {
    firstPlace: before + 1,
    query: {
      ...order,
      ...(goesOn !== null && { after: goesOn.after }),
      offset: goesOn === null ? (page - 1) * pageSize : 0,
      limit: pageSize + 1,
      filters: filtersOf(asked),
    },
    pageOf: ({ total, ranked }) => {
      const shown = ranked.slice(0, pageSize);
      const last = ranked.length > pageSize ? shown.at(-1) : undefined;
      const next =
        last === undefined
          ? null
          : sealPlace(handles, about, { ...order, after: placeOf(last), before: before + pageSize });
      return { total, ranked: shown, page, pageSize, next };
    },
  };
}
