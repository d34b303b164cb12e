export { MissingPagesAlerts } from './components/missing-pages-alerts.tsx';
export { SocialPages } from './components/social-pages.tsx';
