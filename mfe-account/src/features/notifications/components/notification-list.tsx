import styled from 'styled-components';
import type { Notification } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { VisuallyHidden } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { color, space, tellingGround } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { dayAndMonthText } from '@vela/market/days';
import { markReadText, NOTIFICATION_TEXTS } from '../texts.js';

const Rows = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)} ${space(24)};
  padding: ${space(16)} 0 ${space(16)} ${space(20)};
  padding-inline: ${space(20)} 0;
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
  &[data-read='false']::before {
    content: '';
    position: absolute;
    inset-block-start: 1.6rem;
    inset-inline-start: 0;
    inline-size: ${space(8)};
    block-size: ${space(8)};
    border-radius: 50%;
    background: ${color.bright};
    ${tellingGround}
  }
`;

interface NotificationListProps {
  readonly entries: readonly Notification[];
  readonly onRead: (id: string) => void;
}

/** One line for each thing that was told; what was not read is marked, and following it marks it read; what leads nowhere has a button for that. */
export function NotificationList({ entries, onRead }: NotificationListProps) {
  return (
    <Rows>
      {entries.map(({ id, title, path, createdAt, read }) => (
        <Row key={id} data-read={read}>
          <Text weight={read ? 'regular' : 'bold'}>
            {!read && <VisuallyHidden>{`${NOTIFICATION_TEXTS.unreadMark} `}</VisuallyHidden>}
            {path === null ? (
              title
            ) : (
              <TextLink to={path} tone="inherit" onClick={() => !read && onRead(id)}>
                {title}
              </TextLink>
            )}
          </Text>
          <Text as="time" size="small" tone="muted" dateTime={createdAt}>
            {dayAndMonthText(createdAt)}
          </Text>
          {path === null && !read && (
            <Button variant="quiet" size="small" aria-label={markReadText(title)} onClick={() => onRead(id)}>
              {NOTIFICATION_TEXTS.markRead}
            </Button>
          )}
        </Row>
      ))}
    </Rows>
  );
}
