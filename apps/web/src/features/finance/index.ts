export { BalanceOverview } from './components/balance-overview.tsx';
export { Bookings } from './components/bookings.tsx';
export { CampaignOverview } from './components/campaign-overview.tsx';
export { FinanceInformation } from './components/finance-information.tsx';
