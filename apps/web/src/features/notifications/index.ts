export { type Notification, notificationsQuery } from './api/list-notifications.ts';
export { CampaignNotifications } from './components/campaign-notifications.tsx';
export { NotificationBell } from './components/notification-bell.tsx';
export { refreshNotifications } from './model/use-change-notifications.ts';
