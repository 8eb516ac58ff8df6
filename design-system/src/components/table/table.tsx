import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, focusRing, fontSize, fontWeight, media, radius, space } from '../../theme/index.js';
import { Icon } from '../icon/index.js';
import { useMoreBeside } from './use-more-beside.js';

const Scroll = styled.div`
  --vela-onward: to right;
  overflow-x: auto;
  border-radius: ${radius.field};
  ${focusRing}
  &:dir(rtl) {
    --vela-onward: to left;
  }
  /* It fades where it goes on: most systems draw no scroll bar before somebody scrolls. */
  &[data-more]:not([data-more=''], :focus-visible) {
    --vela-from: 0px;
    --vela-until: 100%;
    mask-image: linear-gradient(
      var(--vela-onward),
      transparent,
      currentColor var(--vela-from),
      currentColor var(--vela-until),
      transparent
    );
  }
  &[data-more~='start']:not(:has([data-stays='start'])) {
    --vela-from: ${space(32)};
  }
  &[data-more~='end']:not(:has([data-stays='end'])) {
    --vela-until: calc(100% - ${space(32)});
  }
  /* Beside a column that stays, it fades under that. */
  &[data-more~='start'] [data-stays='start']::after,
  &[data-more~='end'] [data-stays='end']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: ${space(16)};
    pointer-events: none;
  }
  &[data-more~='start'] [data-stays='start']::after {
    inset-inline-start: 100%;
    border-inline-start: 1px solid ${color.line};
    background: linear-gradient(var(--vela-onward), ${color.surface}, transparent);
  }
  &[data-more~='end'] [data-stays='end']::after {
    inset-inline-end: 100%;
    border-inline-end: 1px solid ${color.line};
    background: linear-gradient(var(--vela-onward), transparent, ${color.surface});
  }
  /* What stands around it in a dialog stays in sight, too. */
  &[data-titles='stay'] {
    max-block-size: max(16rem, calc(100dvh - 15rem));
    overflow: auto;
    thead th {
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
    vertical-align: bottom;
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: ${color.surface};
    &:first-child {
      border-start-start-radius: ${radius.field};
    }
    &:last-child {
      border-start-end-radius: ${radius.field};
    }
  }
  /* A word of seventy letters breaks, rather than push the other columns out of sight. */
  tbody th,
  tbody td {
    max-inline-size: 22rem;
    overflow-wrap: break-word;
  }
  tbody th {
    max-inline-size: 16rem;
    font-weight: ${fontWeight.medium};
  }
  [data-stays] {
    position: sticky;
    z-index: 1;
    background: ${color.surface};
  }
  /* What takes the focus is not scrolled under them. Said of the box, it would be scrolled for what stands in them, too. */
  :is(th, td):not([data-stays]) * {
    scroll-margin-inline: var(--vela-stays-start, 0) var(--vela-stays-end, 0);
  }
  [data-stays='start'] {
    inset-inline-start: 0;
  }
  [data-stays='end'] {
    inset-inline-end: 0;
  }
  thead [data-stays] {
    z-index: 3;
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
  }
  tbody [data-numeric='true'] {
    white-space: nowrap;
  }
  ${media.hover} {
    tbody tr:hover,
    tbody tr:hover > [data-stays] {
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
        position: static;
        max-inline-size: none;
        padding: ${space(4)} 0;
        border: 0;
        text-align: start;
        overflow-wrap: anywhere;
      }
      /* The title floats in the cell's own margin: what the cell holds, in however many pieces, flows in one column beside it. */
      tbody td[data-title] {
        display: flow-root;
        padding-inline-start: calc(7rem + ${space(12)});
      }
      td button {
        white-space: normal;
      }
      /* A title with nothing beside it tells nothing. */
      tbody td[data-title]:empty {
        display: none;
      }
      /* The head that would tell the column's title is not drawn: readers of the screen hear it here, too. */
      td[data-title]::before {
        content: attr(data-title);
        float: inline-start;
        inline-size: 7rem;
        margin-inline: calc(-7rem - ${space(12)}) ${space(12)};
        white-space: normal;
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
  /** What can be done with the row: it stays in sight at the end while the other columns scroll. */
  readonly actions?: boolean;
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
  /** `stay` where rows are compared under their titles and beside their names: the table scrolls in itself, no higher than the window. */
  readonly titles?: 'stay' | 'leave';
}

function nextSort(column: string, sort: TableSort | undefined): TableSort {
  const turned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

/** @returns the end of the table at which a column stays in sight, as an attribute */
function staysOf<Row>({ actions }: TableColumn<Row>, index: number, titles: TableProps<Row>['titles']) {
  if (index === 0 && titles === 'stay') return { 'data-stays': 'start' };
  return actions === true ? { 'data-stays': 'end' } : {};
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
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLTableElement>(null);
  useMoreBeside(box, sheet);
  return (
    <Scroll ref={box} role="region" aria-labelledby={captionId} tabIndex={0} data-titles={titles}>
      <Sheet ref={sheet} data-narrow={narrow}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                data-numeric={column.numeric === true}
                data-sortable={column.sortable === true && onSort !== undefined}
                aria-sort={sort?.column === column.key ? sort.direction : undefined}
                {...staysOf(column, index, titles)}
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
                    {...staysOf(column, index, titles)}
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
