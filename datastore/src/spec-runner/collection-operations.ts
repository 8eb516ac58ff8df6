import type { AnyBulkWriteOperation, ClientSession, Collection, Document as DriverDocument } from 'mongodb';
import { notInDriver, type Operations, take } from './call.js';
import { openStream } from './cursor-operations.js';
import { textIn } from './specification.js';

/** Operations on collections. */
export const collectionOperations: Operations<Collection> = {
  insertOne(collection, call) {
    const {
      taken: [document = {}],
      options,
    } = take(call, 'document');
    return collection.insertOne(document, options);
  },
  insertMany(collection, call) {
    const {
      taken: [documents = []],
      options,
    } = take(call, 'documents');
    return collection.insertMany(documents as DriverDocument[], options);
  },
  find(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.find(filter, options).toArray();
  },
  findOne(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.findOne(filter, options);
  },
  updateOne(collection, call) {
    const {
      taken: [filter = {}, update = {}],
      options,
    } = take(call, 'filter', 'update');
    return collection.updateOne(filter, update, options);
  },
  updateMany(collection, call) {
    const {
      taken: [filter = {}, update = {}],
      options,
    } = take(call, 'filter', 'update');
    return collection.updateMany(filter, update, options);
  },
  replaceOne(collection, call) {
    const {
      taken: [filter = {}, replacement = {}],
      options,
    } = take(call, 'filter', 'replacement');
    return collection.replaceOne(filter, replacement, options);
  },
  deleteOne(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.deleteOne(filter, options);
  },
  deleteMany(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.deleteMany(filter, options);
  },
  findOneAndUpdate(collection, call) {
    const {
      taken: [filter = {}, update = {}],
      options,
    } = take(call, 'filter', 'update');
    return collection.findOneAndUpdate(filter, update, options);
  },
  findOneAndReplace(collection, call) {
    const {
      taken: [filter = {}, replacement = {}],
      options,
    } = take(call, 'filter', 'replacement');
    return collection.findOneAndReplace(filter, replacement, options);
  },
  findOneAndDelete(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.findOneAndDelete(filter, options);
  },
  bulkWrite(collection, call) {
    const {
      taken: [requests = []],
      options,
    } = take(call, 'requests');
    return collection.bulkWrite(requests as AnyBulkWriteOperation[], options);
  },
  aggregate(collection, call) {
    const {
      taken: [pipeline = []],
      options,
    } = take(call, 'pipeline');
    return collection.aggregate(pipeline as DriverDocument[], options).toArray();
  },
  countDocuments(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.countDocuments(filter, options);
  },
  estimatedDocumentCount(collection, call) {
    return collection.estimatedDocumentCount(take(call).options);
  },
  count(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    // oxlint-disable-next-line typescript/no-deprecated -- The tests are about this very helper.
    return collection.count(filter, options);
  },
  distinct(collection, call) {
    const field = textIn(call.source, 'fieldName') ?? '';
    const {
      taken: [, filter = {}],
      options,
    } = take(call, 'fieldName', 'filter');
    return collection.distinct(field, filter, options);
  },
  createIndex(collection, call) {
    const {
      taken: [keys = {}],
      options,
    } = take(call, 'keys');
    const { session, ...index } = options as { session?: ClientSession };
    return collection.createIndex(keys, index, session === undefined ? {} : { session });
  },
  dropIndex(collection, call) {
    const { options } = take(call, 'name');
    return collection.dropIndex(textIn(call.source, 'name') ?? '', options);
  },
  listIndexes: (collection, call) => collection.listIndexes(take(call).options).toArray(),
  async listIndexNames(collection, call) {
    const indexes = await collection.listIndexes(take(call).options).toArray();
    return indexes.map((index: DriverDocument) => String(index['name']));
  },
  rename(collection, call) {
    const { options } = take(call, 'to');
    return collection.rename(textIn(call.source, 'to') ?? '', options);
  },
  createChangeStream: (collection, call) => openStream(collection, call),
  mapReduce: notInDriver('mapReduce'),
};
