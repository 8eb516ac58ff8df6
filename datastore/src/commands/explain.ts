import { Int32 } from 'bson';
import type { CommandHandler } from '../engine/handler.js';
import { documentOption, documentsOption } from '../engine/options.js';
import { fields } from '../engine/request.js';
import { planFor } from '../query/find.js';
import type { Plan } from '../query/plan/plan.js';
import { keyPattern } from '../storage/index-definition.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { findRequest } from './query-request.js';
import { countMatching } from './read.js';

/** The filter of the command `explain` looks at. */
function explainedFilter(command: Document): Document {
  const [stage] = documentsOption(command, 'pipeline');
  const [write] = [...documentsOption(command, 'updates'), ...documentsOption(command, 'deletes')];
  const candidates = [fieldOf(command, 'filter'), fieldOf(command, 'query'), stage?.['$match'], write?.['q']];
  return candidates.find(isDocument) ?? {};
}

function describePlan(plan: Plan): Document {
  if (plan.kind === 'scan') return { stage: 'COLLSCAN', direction: 'forward' };
  const scans = (plan.kind === 'union' ? plan.parts : [plan]).map(({ index }) => ({
    stage: 'IXSCAN',
    keyPattern: keyPattern(index.spec),
    indexName: index.name,
    isMultiKey: index.traits.multikey,
    isUnique: index.unique,
  }));
  const [only] = scans;
  return {
    stage: 'FETCH',
    inputStage: scans.length === 1 && only !== undefined ? only : { stage: 'OR', inputStages: scans },
  };
}

/** Says how a command would find its documents, and how many there are. */
export const explain: CommandHandler = (request, engine) => {
  const explained = documentOption(request.command, 'explain') ?? {};
  const [kind = ''] = Object.keys(explained);
  const name = fieldOf(explained, kind);
  const collection = typeof name === 'string' ? engine.catalogFor(request).find(request.database, name) : undefined;
  const filter = explainedFilter(explained);
  const query = findRequest({ ...explained, filter }, 'filter', collection);
  const winningPlan: Document =
    collection === undefined || collection.view !== undefined
      ? { stage: 'EOF' }
      : describePlan(planFor(engine.viewFor(request), collection, query));
  const found = countMatching(engine, request, collection, query);
  const queryPlanner = {
    plannerVersion: 1,
    namespace: `${request.database}.${String(name)}`,
    parsedQuery: filter,
    winningPlan,
    rejectedPlans: [],
  };
  const withStatistics = fieldOf(request.command, 'verbosity') !== 'queryPlanner';
  return fields({
    queryPlanner,
    ...(withStatistics
      ? { executionStats: { executionSuccess: true, nReturned: new Int32(found), executionStages: winningPlan } }
      : {}),
    serverInfo: { host: engine.address },
  });
};

/** The `explain` command. */
export const explainCommands: Readonly<Record<string, CommandHandler>> = { explain };
