import { Router } from 'express';
import { escapeHtml, sendPage } from '../pages/html.js';
import type { StoredList } from '../store/stored-list.js';
import type { ReceivedFile, ReceivedMail } from './received-mail.js';

const row =
  (base: string) =>
  ({ id, at, to, subject }: ReceivedMail): string =>
    `<li><h2><a href="${base}/${id}">${escapeHtml(subject)}</a></h2><p>To ${escapeHtml(to.join(', '))}, ${escapeHtml(at.slice(0, 16).replace('T', ' '))} UTC</p></li>`;

const listPage = (base: string, mails: readonly ReceivedMail[]): string => `<h1>Mails</h1>
<p class="lead">What this instance sent, newest first. Nothing left the machine.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ul class="services">${mails.map(row(base)).join('')}</ul>`}
<p><a href="/sandbox">All stand-ins</a></p>`;

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`);

const attached =
  (mail: string) =>
  ({ name, bytes }: ReceivedFile, index: number): string =>
    `<li><a href="${mail}/attachments/${index}">${escapeHtml(name)}</a> (${Math.ceil(bytes / 1024)} KB)</li>`;

/** Only types that a browser shows without running anything; all others are saved. */
const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain'];

const mailPage = (
  base: string,
  { id, from, to, replyTo, subject, text, attachments }: ReceivedMail,
): string => `<h1>${escapeHtml(subject)}</h1>
<p>From ${escapeHtml(from)}<br>To ${escapeHtml(to.join(', '))}${replyTo === null ? '' : `<br>Reply to ${escapeHtml(replyTo)}`}</p>
<div class="mail">${linked(text).replace(/\n/g, '<br>')}</div>
${attachments.length === 0 ? '' : `<h2>Attached</h2><ul>${attachments.map(attached(`${base}/${id}`)).join('')}</ul>`}
<p><a href="${base}">All mails</a></p>`;

/** Pages and JSON of the received mails. @param base where they are mounted, such as `/sandbox/mail` */
export function createMailPages(base: string, mails: StoredList<ReceivedMail>): Router {
  const router = Router();
  router.get(`${base}.json`, ({ query: { to } }, response) => {
    const wanted = typeof to === 'string' ? to.toLowerCase() : null;
    response.set('cache-control', 'no-store').json(
      mails.entries
        .filter((mail) => wanted === null || mail.to.some((address) => address.toLowerCase() === wanted))
        // Files are opened one by one.
        .map((mail) => ({
          ...mail,
          attachments: mail.attachments.map(({ name, type, bytes }) => ({ name, type, bytes })),
        })),
    );
  });
  router.get(base, (_request, response) => sendPage(response, { title: 'Mails', main: listPage(base, mails.entries) }));
  router.get(`${base}/:id`, ({ params }, response) => {
    const mail = mails.entries.find(({ id }) => id === params.id);
    if (mail === undefined) sendPage(response, { title: 'Mail', main: '<h1>There is no such mail</h1>', status: 404 });
    else sendPage(response, { title: mail.subject, main: mailPage(base, mail) });
  });
  router.get(`${base}/:id/attachments/:index`, ({ params }, response) => {
    const file = mails.entries.find(({ id }) => id === params.id)?.attachments[Number(params.index)];
    if (file === undefined)
      return sendPage(response, { title: 'Mail', main: '<h1>There is no such file</h1>', status: 404 });
    const isShown = SHOWN.includes(file.type);
    const name = file.name.replace(/[^\w.-]/g, '_');
    response
      .set({
        'content-type': isShown ? file.type : 'application/octet-stream',
        'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(file.content, 'base64'));
  });
  return router;
}
