export const campaignTypes = [
  'consideration',
  'awareness',
  'conversions',
  'leadform',
  'custom',
] as const;
export type CampaignType = (typeof campaignTypes)[number];

export const campaignTypeTags: Record<
  CampaignType,
  { label: string; colour: 'blue' | 'purple' | 'orange' | 'success' | 'gray' }
> = {
  consideration: { label: 'Vacancy visits', colour: 'blue' },
  awareness: { label: 'Employer brand awareness', colour: 'purple' },
  conversions: { label: 'Job applications', colour: 'orange' },
  leadform: { label: 'Fast apply form', colour: 'success' },
  custom: { label: 'Custom', colour: 'gray' },
};
