// The control of the API's bench, in a process of its own: Express 5 as it comes, which sends bytes that it was given.
import express from 'express';

const app = express();
/** @type {Map<string, Buffer>} */
const answers = new Map();

app.get('/{*path}', (request, response) => {
  const bytes = answers.get(request.originalUrl);
  if (bytes === undefined) return response.sendStatus(404);
  return response.type('application/json').send(bytes);
});

process.on('message', (/** @type {{ address: string, bytes: string }} */ { address, bytes }) => {
  answers.set(address, Buffer.from(bytes));
  process.send?.({ known: address });
});
process.on('disconnect', () => process.exit());

const server = app.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ port });
});
