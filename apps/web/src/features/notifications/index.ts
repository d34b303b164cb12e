import { lazy } from 'react';

export { NotificationBell } from './components/notification-bell.tsx';
export { refreshNotifications } from './model/use-change-notifications.ts';

/** Fetched with the page that shows it, not with the bell. */
export const CampaignNotifications = lazy(() => import('./components/campaign-notifications.tsx'));
