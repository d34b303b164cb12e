import { currencyNames, fill, showCount, showCtr, showPrice, showSpend } from '@posthorn/domain';
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
      note={fill(configurationTexts.sinceTheLaunch, { currency: currencyNames[currency] })}
      facts={[
        {
          name: configurationTexts.impressions,
          word: 'impressions',
          value: showCount(impressions),
        },
        { name: configurationTexts.leads, word: 'leads', value: showCount(leads) },
        { name: configurationTexts.clicks, word: 'clicks', value: showCount(clicks) },
        { name: configurationTexts.ctr, word: 'ctr', value: showCtr(ctr) },
        { name: configurationTexts.cpc, word: 'cpc', value: showPrice({ amount: cpc, currency }) },
        {
          name: configurationTexts.spend,
          word: 'spend',
          value: showSpend({ amount: spend, currency }),
        },
      ]}
    />
  );
}
