/** What is paid for one click or one application at most. */
export const capTexts = {
  BID_CAP: 'Bid CAP',
  COST_CAP: 'Cost CAP',
  perClick: 'CPC',
  perApplication: 'CPA',
  unknown: 'CPC | CPA',
} as const;
