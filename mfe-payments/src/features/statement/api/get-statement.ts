import { keepPreviousData } from '@tanstack/react-query';
import { getStatement } from '@vela/contracts/endpoints';
import type { StatementFilter } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

/** @returns a page of the company's ledger */
export const useStatement = (filter: StatementFilter, page: number) =>
  useEndpoint(getStatement, { query: { ...filter, page } }, { placeholderData: keepPreviousData });
