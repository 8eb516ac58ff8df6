/**
 * The script that browsers load in place of the provider's: it defines `window.Stripe` with what the provider's React
 * library uses, and talks to the stand-in below the folder that it was loaded from.
 * @param linkFrame whether the form brings a frame of Link, as the provider's does (docs.stripe.com/payments/link)
 * @param release name of the release that the client library expects, see `RELEASE_TRAIN` in @stripe/stripe-js
 */
export const browserScript = (release: string, linkFrame: boolean): string => String.raw`(() => {
'use strict';
const base = new URL('.', document.currentScript.src).href;

function emitter() {
  const listeners = {};
  const self = {
    on(name, listener) { (listeners[name] ??= []).push(listener); return self; },
    off(name, listener) { listeners[name] = (listeners[name] ?? []).filter((each) => each !== listener); return self; },
    once(name, listener) { const first = (value) => { self.off(name, first); listener(value); }; return self.on(name, first); },
    emit(name, value) { for (const listener of listeners[name] ?? []) listener(value); },
  };
  return self;
}

async function call(path, key, fields) {
  try {
    const response = await fetch(base + 'v1/' + path, {
      method: fields ? 'POST' : 'GET',
      headers: { authorization: 'Bearer ' + key, ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
      ...(fields ? { body: new URLSearchParams(fields) } : {}),
    });
    const body = await response.json();
    if (!response.ok && !body.error) throw new Error('Not the payment service answered.');
    return response.ok ? { intent: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', code: 'network_error', message: 'We could not reach the payment service. You may try again: a payment is never taken twice.' } };
  }
}

const idOf = (clientSecret) => clientSecret.split('_secret_')[0];
const retrieve = (clientSecret, key) => call('payment_intents/' + idOf(clientSecret) + '?client_secret=' + encodeURIComponent(clientSecret), key);

/** @param digits month and year; a card is good to the end of its month */
const hasExpired = (digits) => Date.now() >= new Date(2000 + Number(digits.slice(2)), Number(digits.slice(0, 2)), 1).getTime();
const PARTS = [
  { name: 'number', label: 'Card number', hint: '1234 1234 1234 1234', autocomplete: 'cc-number', max: 23, group: (digits) => digits.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 '), complete: (digits) => /^\d{15,19}$/.test(digits), problem: 'Your card number is incomplete.' },
  { name: 'expiry', label: 'Expiry date (MM / YY)', hint: '12 / 34', autocomplete: 'cc-exp', max: 7, group: (digits) => digits.slice(0, 4).replace(/^(..)(?=.)/, '$1 / '), complete: (digits) => /^(0[1-9]|1[0-2])\d\d$/.test(digits), problem: "Your card's expiration date is incomplete.", past: hasExpired, pastCode: 'invalid_expiry_year_past', pastProblem: "Your card's expiration date is in the past." },
  { name: 'cvc', label: 'Security code (CVC)', hint: '123', autocomplete: 'cc-csc', max: 4, group: (digits) => digits.slice(0, 4), complete: (digits) => /^\d{3,4}$/.test(digits), problem: "Your card's security code is incomplete." },
];
const digitsIn = (input) => input.value.replace(/\D/g, '');

function ensureStyle() {
  if (document.querySelector('link[data-stand-in]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = base + 'stripe.css';
  link.dataset.standIn = '';
  document.head.append(link);
}

function paymentElement(type, key, options, onDestroy) {
  const self = emitter();
  const inputs = {};
  const event = () => ({ elementType: type });
  const isWrong = (part, digits) => !part.complete(digits) || part.past?.(digits) === true;
  const incomplete = () => PARTS.find((part) => !inputs[part.name] || isWrong(part, digitsIn(inputs[part.name])));
  const change = () => self.emit('change', { ...event(), complete: !incomplete(), empty: PARTS.every((part) => digitsIn(inputs[part.name]) === ''), collapsed: false, value: { type: 'card' } });
  function field(part) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { name: part.name, type: 'text', inputMode: 'numeric', autocomplete: part.autocomplete, maxLength: part.max, placeholder: part.hint });
    input.addEventListener('input', () => { input.value = part.group(digitsIn(input)); input.removeAttribute('aria-invalid'); change(); });
    input.addEventListener('focus', () => self.emit('focus', event()));
    input.addEventListener('blur', () => self.emit('blur', event()));
    label.append(part.label, input);
    inputs[part.name] = input;
    return label;
  }
  return Object.assign(self, {
    mount(target) {
      ensureStyle();
      const host = typeof target === 'string' ? document.querySelector(target) : target;
      const form = document.createElement('div');
      form.className = 'stand-in-card';
      form.setAttribute('role', 'group');
      form.setAttribute('aria-label', 'Card');
      const note = document.createElement('p');
      note.textContent = 'Demonstration: no real card is charged. 4242 4242 4242 4242 succeeds.';
      form.append(...PARTS.map(field), note);
      host.replaceChildren(form);
      if (${String(linkFrame)}) {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src: 'https://checkout.link.com/stand-in', title: 'Link', hidden: true });
        host.append(frame);
      }
      self.host = host;
      self.emit('loaderstart', event());
      const known = options().clientSecret ? retrieve(options().clientSecret, key) : Promise.resolve({});
      void known.then((answer) => answer.error ? self.emit('loaderror', { ...event(), error: answer.error }) : self.emit('ready', event()));
    },
    check() {
      const part = incomplete();
      if (!part) return null;
      inputs[part.name]?.setAttribute('aria-invalid', 'true');
      inputs[part.name]?.focus();
      if (inputs[part.name] && part.complete(digitsIn(inputs[part.name]))) return { type: 'validation_error', code: part.pastCode, message: part.pastProblem };
      return { type: 'validation_error', code: 'incomplete_' + part.name, message: part.problem };
    },
    card: () => digitsIn(inputs.number),
    update() {},
    unmount() { self.host?.replaceChildren(); },
    destroy() { self.unmount(); onDestroy(); },
    focus() { inputs.number?.focus(); },
    blur() {}, clear() {}, collapse() {},
  });
}

function Stripe(key) {
  const elementsWith = (given) => {
    const options = { ...given };
    const made = {};
    return Object.assign(emitter(), {
      options,
      create(type) { made[type] = paymentElement(type, key, () => options, () => { delete made[type]; }); return made[type]; },
      getElement: (type) => made[type] ?? null,
      update(changes) { Object.assign(options, changes); },
      fetchUpdates: () => Promise.resolve({}),
      submit: () => { const error = made.payment?.check() ?? null; return Promise.resolve(error ? { error } : {}); },
    });
  };
  const backTo = (returnUrl, intent) => {
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.client_secret);
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'processing' : 'failed');
    return url.href;
  };
  const leave = (address) => { location.assign(address); return new Promise(() => {}); };
  async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const element = elements?.getElement('payment');
    const problem = element?.check();
    if (problem) return { error: problem };
    const secret = clientSecret ?? elements.options.clientSecret;
    const returnUrl = confirmParams.return_url ?? '';
    if (returnUrl === '' && redirect !== 'if_required') throw new Error('confirmPayment needs confirmParams.return_url.');
    const { intent, error } = await call('payment_intents/' + idOf(secret) + '/confirm', key, {
      client_secret: secret, return_url: returnUrl, 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': element?.card() ?? '',
    });
    if (error) return { error };
    if (intent.next_action) return leave(intent.next_action.redirect_to_url.url);
    return redirect === 'if_required' ? { paymentIntent: intent } : leave(backTo(returnUrl, intent));
  }
  const unavailable = () => Promise.resolve({ error: { type: 'invalid_request_error', code: 'not_supported', message: 'The stand-in does not offer this.' } });
  return {
    version: ${JSON.stringify(release)},
    _registerWrapper() {},
    registerAppInfo() {},
    elements: elementsWith,
    confirmPayment,
    async handleNextAction({ clientSecret }) {
      const { intent, error } = await retrieve(clientSecret, key);
      if (error) return { error };
      if (!intent.next_action) throw new Error('handleNextAction: The PaymentIntent supplied is not in the requires_action state.');
      return leave(intent.next_action.redirect_to_url.url);
    },
    retrievePaymentIntent: async (secret) => { const { intent, error } = await retrieve(secret, key); return error ? { error } : { paymentIntent: intent }; },
    createToken: unavailable,
    createPaymentMethod: unavailable,
    confirmCardPayment: unavailable,
  };
}
Stripe.version = ${JSON.stringify(release)};
window.Stripe = Stripe;
})();
`;
