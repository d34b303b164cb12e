/** Why no budget can be suggested. */
export const suggestionTexts = {
  no_targeting: 'Choose whom and where you want to reach to get a suggested budget',
  reach_unknown: 'We do not know how many people can be reached there',
  no_profile: 'Choose job profiles or a function group to get a suggested budget',
  no_location: 'Choose locations to get a suggested budget',
  audience_not_uniform: 'Job profiles of different function groups can not be estimated together',
  custom_campaign: 'There is no suggested budget for custom campaigns',
  not_enough_data: 'There is not enough price data for this country and currency',
} as const;
