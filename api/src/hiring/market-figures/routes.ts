import type { Handlers } from '../../platform/endpoints/index.js';
import { type MarketFigureNeeds, MarketFiguresBoard } from './read.js';

export function marketFigureHandlers(app: MarketFigureNeeds): Pick<Handlers, 'getMarketFigures'> {
  const board = new MarketFiguresBoard(app);
  return { getMarketFigures: () => board.read() };
}
