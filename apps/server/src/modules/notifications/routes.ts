import { campaignTitle } from '@posthorn/domain';
import type { Context, Handlers } from '../../platform/api/handler.ts';
import { markNotification } from './commands/mark-notification.ts';
import { listNotifications, type Mark } from './repository.ts';

type MarkContext = Context<'pinNotification'>;

const readerOf = ({ account, person }: Pick<MarkContext, 'account' | 'person'>) => ({
  accountId: account.id,
  personId: person.id,
  role: account.role,
});

const marking = (mark: Mark) => (context: MarkContext) =>
  markNotification(context.deps, readerOf(context), mark, context.params.notificationId);

export const notificationHandlers = {
  async listNotifications({ account, person, deps }) {
    const rows = await listNotifications(deps.connection.db, readerOf({ account, person }));
    return rows.map((row) => ({
      id: row.id,
      campaign_id: row.campaign_id,
      campaignName: campaignTitle({ title: row.campaign_title }),
      campaignHash: row.campaign_hash,
      message: row.message,
      kind: row.kind,
      read: row.read,
      pinned: row.pinned,
      created_at: row.created_at.toISOString(),
    }));
  },

  pinNotification: marking({ pinned: true }),
  unpinNotification: marking({ pinned: false }),
  readNotification: marking({ read: true }),
  unreadNotification: marking({ read: false }),
  deleteNotification: marking({ deleted: true }),

  async readAllNotifications({ account, person, deps }) {
    await markNotification(deps, readerOf({ account, person }), { read: true });
  },
} satisfies Partial<Handlers>;
