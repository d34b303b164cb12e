import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useCan } from '../../accounts/index.ts';
import {
  BalanceOverview,
  Bookings,
  CampaignOverview,
  FinanceInformation,
} from '../../finance/index.ts';
import { SettingsSections } from './settings-sections.tsx';

/** The money of the account; nothing is asked for that only admins see. */
export function FinanceTab() {
  if (!useCan('finance.view')) return <Alert kind="info">{financePageTexts.onlyAdmins}</Alert>;
  return (
    <SettingsSections
      sections={[
        {
          id: 'finance-information',
          title: financePageTexts.information,
          description: financePageTexts.informationHint,
          content: <FinanceInformation />,
        },
        {
          id: 'balance-overview',
          title: financePageTexts.balance,
          description: financePageTexts.balanceHint,
          content: <BalanceOverview />,
        },
        {
          id: 'deposits-or-corrections',
          title: financePageTexts.bookings,
          content: <Bookings />,
        },
        {
          id: 'campaign-overview',
          title: financePageTexts.spends,
          description: financePageTexts.spendsHint,
          content: <CampaignOverview />,
        },
      ]}
    />
  );
}
