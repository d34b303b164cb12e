import { say } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useAccount } from '../../accounts/index.ts';
import { notificationsQuery } from '../api/list-notifications.ts';
import { inTab } from '../model/in-tab.ts';
import { useChangeNotifications } from '../model/use-change-notifications.ts';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationText } from './notification-text.tsx';

const FIRST_SHOWN = 10;

/** What happened to one campaign, newest first. */
export default function CampaignNotifications({ campaignId }: { campaignId: string }) {
  const account = useAccount();
  const { data, isPending } = useQuery(notificationsQuery(account.id));
  const { mutate: change } = useChangeNotifications(account.id);
  const [isWhole, setWhole] = useState(false);
  if (isPending) return null;
  const own = inTab(data ?? [], 'All').filter((item) => item.campaignId === campaignId);
  return (
    <Panel title="Notifications" className="max-w-3xl">
      {own.length === 0 ? (
        <p className="text-text-2">{say('notification.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {own.slice(0, isWhole ? undefined : FIRST_SHOWN).map((notification) => (
            <li key={notification.id} className="flex items-start gap-2 py-3">
              <NotificationText notification={notification} />
              <NotificationMenu notification={notification} onChange={change} />
            </li>
          ))}
        </ul>
      )}
      {own.length > FIRST_SHOWN && !isWhole ? (
        <Button size="sm" className="mt-6" onPress={() => setWhole(true)}>
          Show all {own.length}
        </Button>
      ) : null}
    </Panel>
  );
}
