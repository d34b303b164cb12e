import { showCount, showCtr, showPrice, showSpend } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useConfiguration } from '../model/configuration.tsx';
import { FactList } from './fact-list.tsx';

/** What the campaign has done so far; nothing before it ran. */
export function Figures() {
  const { campaign, account } = useConfiguration();
  const { impressions, leads, clicks, ctr, cpc, spend } = campaign.statistics.total;
  if (impressions + leads + clicks + spend === 0) return null;
  const { currency } = account;
  return (
    <FactList
      title={configurationTexts.results}
      facts={[
        { name: 'Impressions', value: showCount(impressions) },
        { name: 'Leads', value: showCount(leads) },
        { name: 'Clicks', value: showCount(clicks) },
        { name: 'CTR', value: showCtr(ctr) },
        { name: 'CPC', value: showPrice({ amount: cpc, currency }) },
        { name: 'Spend', value: showSpend({ amount: spend, currency }) },
      ]}
    />
  );
}
