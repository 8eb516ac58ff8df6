import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { Answer } from '@vela/design-system/answered';
import { Stack } from '@vela/design-system/layout';
import { Pagination } from '@vela/design-system/pagination';
import { Table, type TableProps } from '@vela/design-system/table';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { Navigate } from '@vela/router';
import { Answered } from './answered.js';

export interface ListSectionProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'sort' | 'onSort'> {
  readonly answer: Answer<{ readonly total: number; readonly rows: readonly Row[] }>;
  /** What the rows are, in the plural. */
  readonly of: string;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
  /** What is said where there are none; that none fit the choice unless told. */
  readonly empty?: string;
}

/**
 * One page of a list, with how many there are and the way to the others. Who cleared the last page, or asks for one that is
 * no more, goes on with the last that is.
 */
export const ListSection = <Row,>({ answer, of, page, hrefOf, empty, ...table }: ListSectionProps<Row>) => (
  <Answered answer={answer}>
    {({ total, rows }) => {
      const pageCount = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));
      if (rows.length === 0 && total > 0 && page > pageCount) return <Navigate to={hrefOf(pageCount)} replace />;
      return (
        <Stack gap={16}>
          <Table
            caption={`${of.charAt(0).toUpperCase()}${of.slice(1)}: ${groupedNumber(total)}`}
            rows={rows}
            narrow="stack"
            empty={empty ?? t('No {of} fit this choice.', { of })}
            {...table}
          />
          <Pagination label={of} page={page} pageCount={pageCount} hrefOf={hrefOf} />
        </Stack>
      );
    }}
  </Answered>
);
