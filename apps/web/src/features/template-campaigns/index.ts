export { CampaignsDrawer } from './components/campaigns-drawer.tsx';
