import type { MarketFigures } from '@vela/contracts/schemas';
import { daysLater } from '@vela/market/days';
import { LEFT_WAITING_DAYS, REPLY_WINDOW_DAYS, usualDaysOfAll } from '@vela/market/replies';
import { toldCount } from '@vela/market/visibility';
import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { onTheMarket } from '../open-roles/index.js';

export type MarketFigureNeeds = Collections<'companies' | 'connections' | 'openRoles' | 'users'> &
  Pick<Platform, 'clock'> &
  Settings<'environment'>;

type Sent = Pick<ConnectionDocument, 'createdAt' | 'answeredAt' | 'status'>;

/** For so long the same figures are told: nobody needs them newer, and no visit costs a count. */
const FRESH_MS = 600_000;
/** Requests that are looked at for how fast answers come; the latest of those that had their time. */
const REQUESTS_READ = 2000;

async function figuresOf(app: MarketFigureNeeds): Promise<MarketFigures> {
  const { models, clock, config } = app;
  const now = clock.now();
  const shown = await onTheMarket(app);
  const [openRoles, companies, requests] = await Promise.all([
    models.openRoles.countDocuments(shown),
    models.openRoles.distinct('companyId', shown),
    models.connections
      // So many business days never take less than this.
      .find({
        createdAt: { $gte: daysLater(now, -REPLY_WINDOW_DAYS), $lte: daysLater(now, 1 - LEFT_WAITING_DAYS) },
      })
      .sort({ createdAt: -1 })
      .limit(REQUESTS_READ)
      .select({ createdAt: 1, answeredAt: 1, status: 1 })
      .lean<Sent[]>(),
  ]);
  // Every end of a request has its moment; an answer is the talent's alone.
  const sent = requests.map(({ createdAt, answeredAt, status }) => ({
    sentAt: createdAt,
    answeredAt: status === 'accepted' || status === 'declined' ? answeredAt : null,
    withdrawnAt: status === 'withdrawn' ? answeredAt : null,
  }));
  return {
    openRoles: toldCount(openRoles),
    companies: toldCount(companies.length),
    answerDays: usualDaysOfAll(sent, now),
    demo: config.environment === 'demo',
  };
}

/** What anybody may know of the market as a whole: counts, and how fast requests are answered. */
export class MarketFiguresBoard {
  readonly #app: MarketFigureNeeds;
  #known: { readonly at: number; readonly figures: Promise<MarketFigures> } | null = null;

  constructor(app: MarketFigureNeeds) {
    this.#app = app;
  }

  read(): Promise<MarketFigures> {
    const now = this.#app.clock.now().getTime();
    if (this.#known !== null && now - this.#known.at < FRESH_MS) return this.#known.figures;
    const figures = figuresOf(this.#app);
    this.#known = { at: now, figures };
    // What failed is asked for again.
    figures.catch(() => {
      this.#known = null;
    });
    return figures;
  }
}
