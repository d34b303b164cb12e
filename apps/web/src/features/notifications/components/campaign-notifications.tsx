import { fill } from '@posthorn/domain';
import { notificationTexts } from '@posthorn/domain/texts/notification';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { notificationsQuery } from '../api/list-notifications.ts';
import { inTab } from '../model/in-tab.ts';
import { useChangeNotifications } from '../model/use-change-notifications.ts';
import { useFocusAfterDelete } from '../model/use-focus-after-delete.ts';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationText } from './notification-text.tsx';

const FIRST_SHOWN = 10;

/** What happened to one campaign, newest first. */
export default function CampaignNotifications({ campaignId }: { campaignId: string }) {
  const account = useAccount();
  const { data, isPending } = useQuery(notificationsQuery(account.id));
  const { mutate: change } = useChangeNotifications(account.id);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const own = useMemo(
    () => inTab(data ?? [], 'all').filter((item) => item.campaignId === campaignId),
    [data, campaignId],
  );
  const ids = useMemo(() => own.map(({ id }) => id), [own]);
  const noteDeletion = useFocusAfterDelete(ids, (id) => {
    const next = id === undefined ? null : list.current?.children[ids.indexOf(id)];
    (next?.querySelector('button') ?? heading.current)?.focus();
  });
  if (isPending) return null;
  return (
    <Card as="section" aria-label={notificationTexts.notifications}>
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {notificationTexts.notifications}
      </h2>
      {own.length === 0 ? (
        <p className="mt-2 text-sm text-text-2">{notificationTexts.none}</p>
      ) : (
        <ul ref={list} className="-mb-2 divide-y divide-line">
          {own.slice(0, isWhole ? undefined : FIRST_SHOWN).map((notification) => (
            <li key={notification.id} className="flex items-start gap-2 py-3">
              <NotificationText notification={notification} />
              <NotificationMenu
                notification={notification}
                onChange={(next) => {
                  if (next.kind === 'delete') noteDeletion(next.notificationId);
                  change(next);
                }}
              />
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
