/** What is wrong with what shall be connected. */
export const connectionTexts = {
  notConfigured:
    '{network} can not be connected before the people who run Posthorn have set {settings}.',
  notConnected: '{network} is not connected.',

  unknownAdAccount: 'The permission does not include this ad account. Choose another one.',
  unknownPage: 'The permission does not include this page. Choose another one.',
  closed: 'This ad account is closed or suspended.',
  otherCurrency: 'This ad account is in {theirs}, your budgets are in {ours}.',
  stopFirst: {
    one: 'One campaign is published in the ad account that is connected now. Stop it before you connect another one: afterwards it could not be stopped here.',
    other:
      '{n} campaigns are published in the ad account that is connected now. Stop them before you connect another one: afterwards they could not be stopped here.',
  },
  leavesAds: {
    one: 'One campaign is published in the ad account that was connected before. Its ads go on there until their last day, and can only be stopped on the network itself.',
    other:
      '{n} campaigns are published in the ad account that was connected before. Their ads go on there until their last day, and can only be stopped on the network itself.',
  },
} as const;
