import { fill, type NotificationTab, notificationTabs } from '@posthorn/domain';
import { notificationTexts } from '@posthorn/domain/texts/notification';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Tab } from '../../../ui/layout/tab.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { TabPanel } from '../../../ui/layout/tab-panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useAccount } from '../../accounts/index.ts';
import { notificationsQuery } from '../api/list-notifications.ts';
import { inTab } from '../model/in-tab.ts';
import { useChangeNotifications } from '../model/use-change-notifications.ts';
import { NotificationList } from './notification-list.tsx';

/** What a tab says that has none while others have some. */
const emptyTabs: Record<NotificationTab, string> = {
  all: notificationTexts.none,
  today: notificationTexts.noneToday,
  yesterday: notificationTexts.noneYesterday,
  pinned: notificationTexts.nonePinned,
};

interface NotificationPanelProps {
  /** A campaign was opened: the panel is no longer wanted. */
  onLeave: () => void;
}

export function NotificationPanel({ onLeave }: NotificationPanelProps) {
  const account = useAccount();
  const query = useQuery(notificationsQuery(account.id));
  const { mutate: change } = useChangeNotifications(account.id);
  const [tab, setTab] = useState<NotificationTab>('all');
  const notifications = query.data ?? [];
  return (
    <>
      <header className="flex items-center justify-between gap-2 pt-3 pr-2 pl-4">
        <h2 className="text-lg font-semibold">{notificationTexts.notifications}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon={<CheckCheck />}
          isDisabled={notifications.every(({ read }) => read)}
          onPress={() => change({ kind: 'read-all' })}
        >
          {notificationTexts.markAllAsRead}
        </Button>
      </header>
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => setTab(key as NotificationTab)}
        className="min-h-0 gap-0!"
      >
        <TabList label={notificationTexts.whichNotifications} className="px-4">
          {notificationTabs.map((name) => (
            <Tab key={name} id={name}>
              {notificationTexts[name]}
            </Tab>
          ))}
        </TabList>
        {notificationTabs.map((name) => (
          <TabPanel key={name} id={name} className="flex min-h-0 flex-col">
            {query.isPending ? (
              <SkeletonRows rowHeight={72} label={notificationTexts.loadingNotifications} />
            ) : query.isError && !query.data ? (
              <ErrorState
                reason={<ErrorReason error={query.error} />}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
              />
            ) : (
              <NotificationList
                empty={
                  notifications.length === 0 ? (
                    <NoNotifications onLeave={onLeave} />
                  ) : (
                    <EmptyState title={emptyTabs[name]} />
                  )
                }
                label={fill(notificationTexts.nameNotifications, { name: notificationTexts[name] })}
                notifications={inTab(notifications, name)}
                onChange={change}
                onLeave={onLeave}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** Whichever tab it is: there is none at all. */
function NoNotifications({ onLeave }: NotificationPanelProps) {
  return (
    <EmptyState
      title={notificationTexts.none}
      link={
        <Link href={{ to: '/mail' }} onPress={onLeave}>
          {notificationTexts.chooseMail}
        </Link>
      }
    >
      {notificationTexts.noneHint}
    </EmptyState>
  );
}
