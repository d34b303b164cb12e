/** Budgets of campaigns and channels. */
export const budgetTexts = {
  none: '-', // specified
  budget: 'Budget',
  suggested: 'Suggested budget',
  tooLarge: 'Please contact your CSM for budgets over {currency}100.000,-',
  reconfirm: 'Please reconfirm your budget of {currency}{amount}',
  launched: 'You cannot change the budget once a campaign is activated',
  channelEmpty: 'One or more of enabled channels have no budget set',
  noChannel: 'Please set a budget at least for one channel',
  notTheSum: 'The total is not the sum of the channels. Please enter the budget again.',
  channelMinimum: 'The minimum {channel} budget for campaign duration is {amount} {currency}',
  notEnough: 'Not enough budget. Should be at least {amount}',
  channelOff: 'This channel has no budget, so ads on it will not be shown',
  saved: 'The budget is set to {budget}',
} as const;
