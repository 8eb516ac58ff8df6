import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, focusRing, fontSize, fontWeight, media, radius, space } from '../../theme/index.js';
import { Icon } from '../icon/index.js';

const Scroll = styled.div`
  overflow-x: auto;
  border-radius: ${radius.field};
  ${focusRing}
  /* What stands around it in a dialog stays in sight, too. */
  &[data-titles='stay'] {
    max-block-size: max(16rem, calc(100dvh - 15rem));
    overflow: auto;
    thead th {
      z-index: 1;
      border-block-end: 0;
      box-shadow: inset 0 -1px ${color.line};
    }
  }
`;

const Sheet = styled.table`
  inline-size: 100%;
  background: ${color.surface};
  /* Corners are not round where borders are shared. */
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${radius.field};
  font-size: ${fontSize.small};
  line-height: 1.45;
  caption {
    text-align: start;
    padding-block: 0 ${space(12)};
    font-weight: ${fontWeight.medium};
    font-size: ${fontSize.body};
  }
  th,
  td {
    padding: 0.625rem ${space(12)};
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${color.line};
  }
  thead th {
    color: ${color.muted};
    font-weight: ${fontWeight.medium};
    white-space: nowrap;
    position: sticky;
    inset-block-start: 0;
    background: ${color.surface};
    &:first-child {
      border-start-start-radius: ${radius.field};
    }
    &:last-child {
      border-start-end-radius: ${radius.field};
    }
  }
  tbody th {
    font-weight: ${fontWeight.medium};
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  td button {
    white-space: nowrap;
  }
  /* The dots stand in the first line, under their column's title, and the row is as high as its text. */
  td > button[aria-haspopup='menu'] {
    margin: -${space(12)} -${space(4)};
  }
  [data-numeric='true'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.hover} {
    tbody tr:hover {
      background: ${color.paper};
    }
  }

  &[data-narrow='stack'] {
    ${media.below('sm')} {
      &,
      caption,
      thead,
      tbody,
      tr,
      th,
      td {
        display: block;
      }
      & {
        background: none;
      }
      thead,
      tbody {
        background: ${color.surface};
      }
      thead,
      thead:not(:has([data-sortable='true'])) + tbody {
        border-start-start-radius: ${radius.field};
        border-start-end-radius: ${radius.field};
      }
      tbody {
        border-end-start-radius: ${radius.field};
        border-end-end-radius: ${radius.field};
      }
      thead tr {
        display: flex;
        flex-wrap: wrap;
        gap: 0 ${space(16)};
        padding-inline: ${space(12)};
      }
      thead th {
        position: static;
        padding: ${space(8)} 0;
        border: 0;
      }
      thead th:not([data-sortable='true']) {
        display: none;
      }
      tbody tr {
        padding: ${space(12)};
        border-block-end: 1px solid ${color.line};
      }
      tbody tr:last-child {
        border-block-end: 0;
      }
      tbody th,
      tbody td {
        padding: ${space(4)} 0;
        border: 0;
        text-align: start;
        overflow-wrap: anywhere;
      }
      tbody td[data-title] {
        display: grid;
        grid-template-columns: 7rem minmax(0, 1fr);
        gap: ${space(12)};
        justify-items: start;
      }
      /* A title with nothing beside it tells nothing. */
      tbody td[data-title]:empty {
        display: none;
      }
      /* The head that would tell the column's title is not drawn: readers of the screen hear it here, too. */
      td[data-title]::before {
        content: attr(data-title);
        color: ${color.muted};
      }
    }
  }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;
  border-radius: ${radius.small};
  ${focusRing}
  svg {
    opacity: 0;
  }
  /* Titles end where their figures do. */
  [data-numeric='true'] > & {
    flex-direction: row-reverse;
  }
  [aria-sort] > & {
    color: ${color.ink};
    svg {
      opacity: 1;
    }
  }
  ${media.hover} {
    &:hover svg {
      opacity: 1;
    }
  }
`;

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures: aligned at the end, of one width. */
  readonly numeric?: boolean;
  readonly sortable?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  /** Called with the next sorting; the rows are sorted by whoever gives them. */
  readonly onSort?: (sort: TableSort) => void;
  /** Stands in the place of rows when there are none. */
  readonly empty?: ReactNode;
  /** Below 820 px: columns to scroll to, for figures that are compared, or each row as a list of its cells. */
  readonly narrow?: 'scroll' | 'stack';
  /** `stay` where rows are compared under their titles: the table scrolls in itself, no higher than the window. */
  readonly titles?: 'stay' | 'leave';
}

function nextSort(column: string, sort: TableSort | undefined): TableSort {
  const turned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

/** Rows to compare. The first column names the row. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty = t('Nothing here yet'),
  narrow = 'scroll',
  titles = 'leave',
}: TableProps<Row>) {
  const captionId = useId();
  return (
    <Scroll role="region" aria-labelledby={captionId} tabIndex={0} data-titles={titles}>
      <Sheet data-narrow={narrow}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-numeric={column.numeric === true}
                data-sortable={column.sortable === true && onSort !== undefined}
                aria-sort={sort?.column === column.key ? sort.direction : undefined}
              >
                {column.sortable && onSort ? (
                  <SortButton type="button" onClick={() => onSort(nextSort(column.key, sort))}>
                    {column.title}
                    <Icon
                      name={
                        sort?.column === column.key && sort.direction === 'descending' ? 'chevron-down' : 'chevron-up'
                      }
                      size="small"
                    />
                  </SortButton>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    data-numeric={column.numeric === true}
                    {...(index === 0 ? { scope: 'row' } : { 'data-title': column.title })}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </Sheet>
    </Scroll>
  );
}
