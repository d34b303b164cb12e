import { commonTexts } from '@posthorn/domain/texts/common';
import { notificationTexts } from '@posthorn/domain/texts/notification';
import { EllipsisVertical, Mail, MailOpen, Pin, PinOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../ui/overlays/menu-separator.tsx';
import type { Notification } from '../api/list-notifications.ts';
import type { NotificationChange } from '../model/notification-change.ts';

interface NotificationMenuProps {
  notification: Notification;
  onChange: (change: NotificationChange) => void;
}

export function NotificationMenu({ notification, onChange }: NotificationMenuProps) {
  const { id: notificationId, read, pinned } = notification;
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          icon={<EllipsisVertical />}
          label={notificationTexts.actions}
          size="sm"
          hasTooltip={false}
        />
      }
    >
      <MenuItem
        icon={pinned ? <PinOff /> : <Pin />}
        onAction={() => onChange({ kind: pinned ? 'unpin' : 'pin', notificationId })}
      >
        {pinned ? notificationTexts.unpin : notificationTexts.pin}
      </MenuItem>
      <MenuItem
        icon={read ? <Mail /> : <MailOpen />}
        onAction={() => onChange({ kind: read ? 'unread' : 'read', notificationId })}
      >
        {read ? notificationTexts.markAsUnread : notificationTexts.markAsRead}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        tone="danger"
        icon={<Trash2 />}
        onAction={() => onChange({ kind: 'delete', notificationId })}
      >
        {commonTexts.delete}
      </MenuItem>
    </Menu>
  );
}
