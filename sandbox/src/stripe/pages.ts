import { escapeHtml } from '../pages/html.js';
import { TEST_CARDS } from './cards.js';
import type { PaymentIntent } from './objects.js';
import type { StripeState } from './state.js';
import type { Webhooks } from './webhooks.js';

const kronor = (ore: number): string => `${(ore / 100).toFixed(2)} SEK`;

const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}): string =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button class="button quiet">${escapeHtml(label)}</button></form>`;

function actionsOf(base: string, intent: PaymentIntent, refundedOre: number): string {
  const at = (verb: string): string => `${base}/payments/${intent.id}/${verb}`;
  if (intent.status === 'processing')
    return button(at('succeed'), 'Let it succeed') + button(at('fail'), 'Let it fail');
  if (intent.status !== 'succeeded' || refundedOre === intent.amount) return '';
  return (
    button(at('refund'), 'Refund all') +
    button(at('refund'), 'Refund half', { amount: String(Math.floor((intent.amount - refundedOre) / 2)) })
  );
}

function paymentRow(base: string, state: StripeState, intent: PaymentIntent): string {
  const charge = intent.latest_charge === null ? undefined : state.stored.charges[intent.latest_charge];
  const refundedOre = charge?.amount_refunded ?? 0;
  const refunded = refundedOre === 0 ? '' : `, ${kronor(refundedOre)} refunded`;
  return `<li><p><strong>${kronor(intent.amount)}</strong> ${escapeHtml(intent.status)}${refunded}<br><small>${escapeHtml(intent.id)}</small></p>
<div class="actions">${actionsOf(base, intent, refundedOre)}</div></li>`;
}

/** The page on which payments are moved along, refunded, and their events repeated, held back and reordered. */
export function overviewPage(base: string, state: StripeState, webhooks: Webhooks): string {
  const events = state.stored.events.slice(-20).toReversed();
  const cards = TEST_CARDS.map(
    ({ number, note }) => `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${escapeHtml(note)}</li>`,
  ).join('');
  const held = webhooks.holding
    ? `<p>Events are held back: ${webhooks.held.length} wait.</p><div class="actions">${button(`${base}/events/release`, 'Release in order')}${button(`${base}/events/release`, 'Release in reverse', { order: 'reversed' })}</div>`
    : `<div class="actions">${button(`${base}/events/hold`, 'Hold events back')}</div>`;
  return `<h1>Card payments</h1>
<p class="lead">Payments that the site asked for, and the signed events that tell it of them.</p>
<h2>Test cards</h2><ul>${cards}</ul>
<h2>Payments</h2><ul class="services">${
    state
      .newestIntents()
      .slice(0, 20)
      .map((intent) => paymentRow(base, state, intent))
      .join('') || '<li>None yet.</li>'
  }</ul>
<h2>Events</h2>${held}
<ul class="services">${events.map(({ id, type }) => `<li><p>${escapeHtml(type)}<br><small>${escapeHtml(id)}</small></p><div class="actions">${button(`${base}/events/${id}/repeat`, 'Send again')}${button(`${base}/events/${id}/repeat`, 'Send 5 times at once', { times: '5' })}</div></li>`).join('') || '<li>None yet.</li>'}</ul>
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
