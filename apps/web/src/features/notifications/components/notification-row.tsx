import { newsPath, subjectPageOf } from '@posthorn/domain';
import { campaignListTexts } from '@posthorn/domain/texts/campaign-list';
import { GridListItem } from 'react-aria-components/GridList';
import { cx } from '../../../ui/lib/cx.ts';
import type { GroupedNotification } from '../model/grouped.ts';
import type { NotificationChange } from '../model/notification-change.ts';
import { NewsLink } from './news-link.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationText } from './notification-text.tsx';

interface NotificationRowProps {
  notification: GroupedNotification;
  onChange: (change: NotificationChange) => void;
  onLeave: () => void;
}

export function NotificationRow({ notification, onChange, onLeave }: NotificationRowProps) {
  const { id, kind, campaignId, body, read, isFirst } = notification;
  const title = notification.campaignName || campaignListTexts.untitled;
  const open = () => {
    if (!read) onChange({ kind: 'read', notificationId: id });
    onLeave();
  };
  return (
    <GridListItem
      id={id}
      textValue={`${title}: ${body}`}
      href={newsPath(subjectPageOf(kind), campaignId)}
      onAction={open}
      className={cx(
        'flex cursor-pointer flex-wrap items-start gap-2 py-3 pr-2 pl-4 outline-none',
        isFirst ? 'border-t border-line' : '-mt-1.5',
        'data-focus-visible:field-ring data-hovered:bg-surface-2',
        !read && 'bg-primary-soft/40',
      )}
    >
      <NotificationText notification={notification} {...(isFirst && { title })} />
      <NotificationMenu notification={notification} onChange={onChange} />
      <NewsLink notification={notification} onOpen={open} />
    </GridListItem>
  );
}
