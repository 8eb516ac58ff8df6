import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import type { ExplainNeeds } from './explain.js';
import { readStatement, statementCsv } from './statement.js';

export const ledgerHandlers = (
  app: Collections<'ledgerEntries'> & ExplainNeeds,
): Pick<Handlers, 'getStatement' | 'getStatementCsv'> => ({
  getStatement: ({ caller, query }) => readStatement(app, caller, query),
  getStatementCsv: async ({ caller, query, response }) => {
    response.setHeader('content-disposition', 'attachment; filename="statement.csv"');
    return new ReadyBytes(Buffer.from(await statementCsv(app, caller, query)), 'text/csv; charset=utf-8');
  },
});
