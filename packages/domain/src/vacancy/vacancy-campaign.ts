import {
  type CampaignType,
  campaignTypeSpecs,
  campaignTypes,
  usesField,
} from '../campaign/type.ts';

/** A vacancy is advertised by sending people with certain jobs to its page. */
export const isVacancyType = (type: CampaignType): boolean => {
  const { goal, audiences } = campaignTypeSpecs[type];
  return goal !== undefined && usesField(type, 'landingPage') && audiences.includes('jobProfiles');
};

export const vacancyTypes: readonly CampaignType[] = campaignTypes.filter(isVacancyType);

/** The one that is proposed. */
export const [firstVacancyType = campaignTypes[0]] = vacancyTypes;
