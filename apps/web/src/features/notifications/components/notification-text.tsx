import { notificationTexts } from '@posthorn/domain/texts/notification';
import { Pin } from 'lucide-react';
import { agoText } from '../../../lib/time/ago.ts';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { UnbrokenDates } from '../../../lib/time/unbroken-dates.tsx';
import { useProductNow } from '../../../lib/time/use-product-now.ts';
import { cx } from '../../../ui/lib/cx.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { Notification } from '../api/list-notifications.ts';
import { NewsIcon } from './news-icon.tsx';

interface NotificationTextProps {
  notification: Notification;
  /** The campaign's name, where the surroundings do not say it: once, in the text or above it. */
  title?: string;
}

/** Colour, weight and a word tell what is unread. */
export function NotificationText({ notification, title }: NotificationTextProps) {
  const { body, kind, read, pinned, createdAt, campaignHash } = notification;
  // A sentence that names the campaign itself needs no line above it that does.
  const at = title ? body.indexOf(title) : -1;
  const now = useProductNow();
  const weight = read ? 'font-medium' : 'font-semibold';
  return (
    <>
      <span className="mt-1.5 -mr-0.5 w-2 shrink-0">
        {read ? null : (
          <>
            <span className="block size-2 rounded-full bg-primary forced-colors:bg-[Highlight]" />
            <VisuallyHidden>{notificationTexts.unread}</VisuallyHidden>
          </>
        )}
      </span>
      <NewsIcon kind={kind} />
      <span className="min-w-0 flex-1">
        {title && at < 0 ? (
          <span className={cx('block truncate', weight, read && 'text-text-2')}>{title}</span>
        ) : null}
        <span
          className={cx(
            'block text-sm wrap-anywhere',
            read || title ? 'text-text-2' : 'font-medium',
          )}
        >
          {title && at >= 0 ? (
            <>
              <UnbrokenDates text={body.slice(0, at)} />
              <span className={cx(weight, !read && 'text-text')}>{title}</span>
              <UnbrokenDates text={body.slice(at + title.length)} />
            </>
          ) : (
            <UnbrokenDates text={body} />
          )}
        </span>
        <span className="tabular mt-1 flex items-center gap-2 text-xs text-text-3">
          <time dateTime={createdAt} title={`${dateText(createdAt)} ${timeText(createdAt)}`}>
            {agoText(Date.parse(createdAt), now)}
          </time>
          {campaignHash && title ? <span>#{campaignHash}</span> : null}
          {pinned ? (
            <span className="flex items-center gap-1 font-medium text-text-2">
              <Pin aria-hidden="true" className="size-3 fill-current" /> {notificationTexts.pinned}
            </span>
          ) : null}
        </span>
      </span>
    </>
  );
}
