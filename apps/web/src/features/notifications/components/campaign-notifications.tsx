import { fill } from '@posthorn/domain';
import { notificationTexts } from '@posthorn/domain/texts/notification';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
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
  const own = inTab(data ?? [], 'all').filter((item) => item.campaignId === campaignId);
  return (
    <Card as="section" aria-label={notificationTexts.notifications}>
      <h2 className="text-base font-semibold">{notificationTexts.notifications}</h2>
      {own.length === 0 ? (
        <p className="mt-2 text-sm text-text-2">{notificationTexts.none}</p>
      ) : (
        <ul className="-mb-2 divide-y divide-line">
          {own.slice(0, isWhole ? undefined : FIRST_SHOWN).map((notification) => (
            <li key={notification.id} className="flex items-start gap-2 py-3">
              <NotificationText notification={notification} />
              <NotificationMenu notification={notification} onChange={change} />
            </li>
          ))}
        </ul>
      )}
      {own.length > FIRST_SHOWN && !isWhole ? (
        <Button size="sm" className="mt-4" onPress={() => setWhole(true)}>
          {fill(notificationTexts.showAllN, { n: own.length })}
        </Button>
      ) : null}
    </Card>
  );
}
