import styled from 'styled-components';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { Link } from '@vela/router';
import { color, focusRing, fontWeight, media, radius, space, tellingGround } from '../../theme/index.js';
import { Icon } from '../icon/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { pageMarks } from './pages.js';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(4)};
  font-variant-numeric: tabular-nums;
`;

const Cell = styled.li`
  & > * {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    border-radius: ${radius.pill};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & > span {
    color: ${color.muted};
  }
  & > a {
    ${media.hover} {
      &:hover {
        background: ${color.secondSoft};
      }
    }
  }
  & > [aria-current] {
    background: ${color.second};
    color: ${color.onSecond};
    ${tellingGround}
    font-weight: ${fontWeight.medium};
  }
`;

export interface PaginationProps {
  /** What is paged through, e.g. "News". */
  readonly label: string;
  /** Page shown, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Where a page is. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of a long list; nothing when there is one page. A page that is no more leads to those that are. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 1 || (pageCount === 1 && page === 1)) return null;
  return (
    <nav aria-label={t('{label}, pages', { label })}>
      <Row>
        {page > 1 && (
          <Cell>
            <Link to={hrefOf(Math.min(page - 1, pageCount))} rel="prev" aria-label={t('Previous page')}>
              <Icon name="chevron-start" />
            </Link>
          </Cell>
        )}
        {pageMarks(page, pageCount).map((mark) => (
          <Cell key={mark}>
            {typeof mark === 'number' ? (
              <Link to={hrefOf(mark)} aria-current={mark === page ? 'page' : undefined}>
                <Trans
                  message="<hidden>Page </hidden>{page, number}"
                  values={{ page: mark }}
                  parts={{ hidden: <VisuallyHidden /> }}
                />
              </Link>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </Cell>
        ))}
        {page < pageCount && (
          <Cell>
            <Link to={hrefOf(page + 1)} rel="next" aria-label={t('Next page')}>
              <Icon name="chevron-end" />
            </Link>
          </Cell>
        )}
      </Row>
    </nav>
  );
}
