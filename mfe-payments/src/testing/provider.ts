const element = {
  on: (name: string, tell: () => void) => {
    if (name === 'ready') queueMicrotask(tell);
  },
  off: () => undefined,
  mount: () => undefined,
  update: () => undefined,
  destroy: () => undefined,
};
const elements = {
  create: () => element,
  getElement: () => null,
  update: () => undefined,
  submit: () => Promise.resolve({}),
};

/** The payment provider's library, as far as the form needs it: a card that is filled in, and nothing paid with it. */
export const PROVIDER = Object.assign(
  () => ({
    elements: () => elements,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  }),
  { version: 'stand-in' },
);
