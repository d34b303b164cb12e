import { deferComponent } from '../../lib/on-demand/defer-component.tsx';

export { NotificationBell } from './components/notification-bell.tsx';
export { unchangedNotifications } from './model/use-change-notifications.ts';

/** Not needed where only the bell is. */
export const { Component: CampaignNotifications } = deferComponent(
  () => import('./components/campaign-notifications.tsx'),
);
