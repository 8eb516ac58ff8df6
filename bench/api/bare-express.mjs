// The control of the API's bench, in a process of its own: Express 5 as it comes, which sends bytes that it was given, and puts
// what it is sent into a collection of the same store.
import express from 'express';
import { mongo } from 'mongoose';

const [storeUri = ''] = process.argv.slice(2);
const client = await new mongo.MongoClient(storeUri).connect();
const posted = client.db().collection('benchControl');

const app = express();
/** @type {Map<string, Buffer>} */
const answers = new Map();

app.get('/{*path}', (request, response) => {
  const bytes = answers.get(request.originalUrl);
  if (bytes === undefined) return response.sendStatus(404);
  return response.type('application/json').send(bytes);
});
app.post('/{*path}', express.json(), async (request, response) => {
  const { insertedId } = await posted.insertOne({ ...request.body });
  response.status(201).json({ ...request.body, id: insertedId });
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
