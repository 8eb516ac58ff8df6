import { TOKEN_PACKS } from '@vela/contracts/constants';
import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { AppError, fieldError } from '../../platform/errors/index.js';

const isOnSale = (netOre: number): boolean => TOKEN_PACKS.some((pack) => pack.netOre === netOre);

export const subscriptionHandlers = (_app: App): Pick<Handlers, 'createPaymentIntent'> => ({
  createPaymentIntent: ({ body }) => {
    if (!isOnSale(body.ammount)) throw fieldError('ammount', 'Choose one of the token packs.');
    throw new AppError(503, 'Card payments are not set up on this instance.');
  },
});
