/** What figures are called inside of a sentence. */
export const metricInSentenceTexts = {
  spend: 'spend',
  impressions: 'impressions',
  clicks: 'clicks',
  leads: 'leads',
  ctr: 'CTR',
  cpc: 'CPC',
  cpl: 'cost per lead',
} as const;
