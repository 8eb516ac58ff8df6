import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { StoredList } from '../store/stored-list.js';
import { readMail, type ReceivedMail, storedMail } from './received-mail.js';
import { createMailPages } from './routes.js';

const RAW = [
  'From: a@x.example',
  'To: b@x.example',
  'Subject: Receipt',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain',
  '',
  'Hello',
  '--part',
  'Content-Type: application/pdf; name=R-000001.pdf',
  'Content-Disposition: attachment; filename=R-000001.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7 …').toString('base64'),
  '--part--',
  '',
].join('\r\n');

const mails = new StoredList<ReceivedMail>(null, 10, storedMail);
const app = express().use(createMailPages('/sandbox/mail', mails));
const server = createServer(app);
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('what is attached is shown with its mail and opens as it was sent', async () => {
  const mail = await readMail(Buffer.from(RAW), ['b@x.example']);
  mails.add(mail);
  const page = await (await get(`/sandbox/mail/${mail.id}`)).text();
  const address = /href="(\/sandbox\/mail\/[^"]*\/attachments\/0)"/.exec(page)?.[1] ?? '';
  expect(page).toContain('R-000001.pdf');
  const file = await get(address);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe('inline; filename="R-000001.pdf"');
  expect(await file.text()).toBe('%PDF-1.7 …');
  expect((await get(`/sandbox/mail/${mail.id}/attachments/1`)).status).toBe(404);
  expect(await (await get('/sandbox/mail.json')).json()).toMatchObject([
    { attachments: [{ name: 'R-000001.pdf', type: 'application/pdf' }] },
  ]);
});

test('what was stored before there were attachments is a mail without any', () => {
  const stored = { id: '1', at: '', from: '', to: [], subject: '', text: '', html: '', links: [] };
  expect(storedMail(stored)?.attachments).toEqual([]);
  expect(storedMail({ ...stored, attachments: [{ name: 1 }] })).toBeNull();
});
