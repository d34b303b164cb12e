import { say } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useAccount } from '../../accounts/index.ts';
import { notificationsQuery } from '../api/list-notifications.ts';
import { inTab } from '../model/in-tab.ts';
import { useChangeNotifications } from '../model/use-change-notifications.ts';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationText } from './notification-text.tsx';

/** What happened to one campaign, newest first. */
export function CampaignNotifications({ campaignId }: { campaignId: string }) {
  const account = useAccount();
  const { data, isPending } = useQuery(notificationsQuery(account.id));
  const { mutate: change } = useChangeNotifications(account.id);
  if (isPending) return null;
  const own = inTab(data ?? [], 'All').filter((item) => item.campaignId === campaignId);
  return (
    <Panel title="Notifications" className="max-w-3xl">
      {own.length === 0 ? (
        <p className="text-text-2">{say('notification.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {own.map((notification) => (
            <li key={notification.id} className="flex items-start gap-2 py-3">
              <NotificationText notification={notification} />
              <NotificationMenu notification={notification} onChange={change} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
