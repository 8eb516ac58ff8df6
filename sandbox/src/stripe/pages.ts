import { escapeHtml } from '../pages/html.js';
import { TEST_CARDS } from './cards.js';
import { isChargedBack } from './charged-back.js';
import type { Controlled } from './controls.js';
import { FAULTS } from './faults.js';
import type { Dispute, PaymentIntent, Refund } from './objects.js';

const kronor = (ore: number): string => `${(ore / 100).toFixed(2)} SEK`;

const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}): string =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button class="button quiet">${escapeHtml(label)}</button></form>`;

function actionsOf(base: string, intent: PaymentIntent, left: number, chargedBack: boolean): string {
  const at = (verb: string): string => `${base}/payments/${intent.id}/${verb}`;
  if (intent.status === 'processing')
    return (
      button(at('succeed'), 'Let it succeed') +
      button(at('succeed'), 'Let it pay 10 SEK too little', { amount: String(intent.amount - 1000) }) +
      button(at('fail'), 'Let it fail')
    );
  if (intent.status !== 'succeeded' || left === 0 || chargedBack) return '';
  return (
    button(at('refund'), 'Refund all') +
    button(at('refund'), 'Refund half', { amount: String(Math.floor(left / 2)) }) +
    button(at('dispute'), 'Dispute') +
    button(at('inquiry'), 'Ask about it (inquiry)')
  );
}

const refundRow = (base: string, { id, amount, status }: Refund): string =>
  `<li><p>Refund of ${kronor(amount)}: ${status}<br><small>${escapeHtml(id)}</small></p><div class="actions">${
    status === 'pending' ? button(`${base}/refunds/${id}/succeed`, 'Let the refund succeed') : ''
  }${status === 'failed' ? '' : button(`${base}/refunds/${id}/fail`, 'Let the refund fail')}</div></li>`;

/** What the bank can do with a dispute that stands so. */
const disputeEnds = (status: Dispute['status']): readonly (readonly [string, string])[] => {
  const won = ['won', 'Let the dispute be won'] as const;
  if (status === 'warning_needs_response')
    return [
      ['closed', 'Let the inquiry end'],
      ['escalate', 'Let it become a dispute'],
      ['prevented', 'Let a refund prevent it'],
    ];
  if (status === 'needs_response') return [won, ['lost', 'Let the dispute be lost']];
  return status === 'lost' ? [won] : [];
};

const disputeRow = (base: string, { id, amount, status }: Dispute): string =>
  `<li><p>Dispute of ${kronor(amount)}: ${status}<br><small>${escapeHtml(id)}</small></p><div class="actions">${disputeEnds(
    status,
  )
    .map(([verb, label]) => button(`${base}/disputes/${id}/${verb}`, label))
    .join('')}</div></li>`;

function paymentRow(base: string, { state, refunds, disputes }: Controlled, intent: PaymentIntent): string {
  const charge = intent.latest_charge === null ? undefined : state.stored.charges[intent.latest_charge];
  const refundedOre = charge?.amount_refunded ?? 0;
  const refunded = refundedOre === 0 ? '' : `, ${kronor(refundedOre)} refunded`;
  const after = [
    ...refunds.of(intent.id).map((refund) => refundRow(base, refund)),
    ...disputes.of(intent.id).map((dispute) => disputeRow(base, dispute)),
  ].join('');
  return `<li><p><strong>${kronor(intent.amount)}</strong> ${escapeHtml(intent.status)}${refunded}<br><small>${escapeHtml(intent.id)}</small></p>
<div class="actions">${actionsOf(base, intent, (charge?.amount ?? 0) - refundedOre, isChargedBack(state, charge?.id ?? ''))}</div>${
    after === '' ? '' : `<ul>${after}</ul>`
  }</li>`;
}

const eventRow = (base: string, { id, type }: { readonly id: string; readonly type: string }): string =>
  `<li><p>${escapeHtml(type)}<br><small>${escapeHtml(id)}</small></p><div class="actions">${button(`${base}/events/${id}/repeat`, 'Send again')}${button(`${base}/events/${id}/repeat`, 'Send 5 times at once', { times: '5' })}</div></li>`;

function eventSwitches(base: string, { webhooks }: Controlled): string {
  const twice =
    webhooks.times === 1
      ? button(`${base}/switches/twice`, 'Send every event twice')
      : button(`${base}/switches/twice`, 'Send every event once', { on: 'no' });
  return webhooks.holding
    ? `<p>Events are held back: ${webhooks.held.length} wait.</p><div class="actions">${button(`${base}/events/release`, 'Release in order')}${button(`${base}/events/release`, 'Release in reverse', { order: 'reversed' })}${twice}</div>`
    : `<div class="actions">${button(`${base}/events/hold`, 'Hold events back')}${twice}</div>`;
}

/** What can be made to go wrong, each a button. */
function faultButtons(base: string, { faults, refunds, form }: Controlled): string {
  const toggle = (name: string, isOn: boolean, on: string, off: string): string =>
    button(`${base}/switches/${name}`, isOn ? off : on, isOn ? { on: 'no' } : {});
  const planned = faults.planned.map((fault) => `<li>The next call is ${FAULTS[fault]}.</li>`).join('');
  return `<ul>${planned}${faults.silent ? '<li>Nobody is answered.</li>' : ''}</ul><div class="actions">${Object.entries(
    FAULTS,
  )
    .map(([fault, text]) => button(`${base}/faults`, `Next call: ${text}`, { fault }))
    .join('')}${toggle('silent', faults.silent, 'Answer nobody', 'Answer again')}${toggle(
    'slowRefunds',
    refunds.slow,
    'Let refunds wait for the bank',
    'Refund at once',
  )}${toggle('linkFrame', form.linkFrame, 'Show a frame of Link', 'Show no frame of Link')}${button(
    `${base}/switches/forgetCustomers`,
    'Forget all customers',
  )}${button(`${base}/switches/noFaults`, 'Let nothing go wrong')}</div>`;
}

/** The page on which payments are moved along, refunded and disputed, their events repeated, held back and reordered. */
export function overviewPage(base: string, controlled: Controlled): string {
  const { state } = controlled;
  const cards = TEST_CARDS.map(
    ({ number, note }) => `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${escapeHtml(note)}</li>`,
  ).join('');
  const payments = state
    .newestIntents()
    .slice(0, 20)
    .map((intent) => paymentRow(base, controlled, intent));
  const events = state.stored.events
    .slice(-20)
    .toReversed()
    .map((event) => eventRow(base, event));
  return `<h1>Card payments</h1>
<p class="lead">Payments that the site asked for, and the signed events that tell it of them.</p>
<h2>Test cards</h2><ul>${cards}</ul>
<h2>Payments</h2><ul class="services">${payments.join('') || '<li>None yet.</li>'}</ul>
<h2>What goes wrong</h2>${faultButtons(base, controlled)}
<h2>Events</h2>${eventSwitches(base, controlled)}
<ul class="services">${events.join('') || '<li>None yet.</li>'}</ul>
<p><a href="/sandbox">All stand-ins</a></p>`;
}

/** The extra step that some cards ask for. */
export const authenticationPage = (
  base: string,
  intent: PaymentIntent,
  returnUrl: string,
): string => `<h1>Is it you who pays?</h1>
<p class="lead">Your bank asks before it pays ${kronor(intent.amount)}.</p>
<div class="actions">
${button(`${base}/authenticate/${intent.id}`, 'Complete authentication', { return_url: returnUrl, answer: 'complete' })}
${button(`${base}/authenticate/${intent.id}`, 'Fail authentication', { return_url: returnUrl, answer: 'fail' })}
</div>`;
