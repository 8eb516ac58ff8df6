// The control of the gateway's bench, in a process of its own: Express 5's static files as they come, of a page that was
// packed by brotli beforehand, so that nothing is packed while it answers.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';

const [folder = '.'] = process.argv.slice(2);
const app = express();
app.use(
  express.static(folder, {
    setHeaders: (response) => {
      response.set('content-type', 'text/html; charset=utf-8');
      if (path.basename(response.req.path) === 'packed')
        response.set({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    },
  }),
);

process.on('message', (/** @type {{ name: string, base64: string }} */ { name, base64 }) => {
  writeFileSync(path.join(folder, name), Buffer.from(base64, 'base64'));
  process.send?.({ known: name });
});
process.on('disconnect', () => process.exit());

const server = app.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ port });
});
