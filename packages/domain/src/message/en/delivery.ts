/** What the pages of a launched campaign say of what the networks have not got. */
export const deliveryTexts = {
  failed: 'No network shows this campaign.',
  refused: 'A network refused part of this campaign.',
  notOver: 'A network has not taken over the end of this campaign.',
  waiting: 'Changes wait to be published',
  reason: '{channel}: {reason}',
  waitingFields: 'Not yet on the networks: {fields}.',
  repair:
    'Mend what is named here, then redeploy. Until then the networks keep the former configuration.',
  repairFailed: 'Mend what is named here, then redeploy.',
  repairAds: 'Change the ads that were refused. Saving an ad sends it to its network again.',
  reachesNetworks:
    'Changes to the configuration reach the networks when you redeploy. Put them back to keep what the networks show.',
  redeployText:
    'What was refused, and what was changed since the launch, is sent to the networks again. Its ads then spend the budget that is set.',
  redeployed: 'The {title} campaign is successfully redeployed',
  redeployFailed: '{title} could not be redeployed',
  putBack: 'Put changes back',
  putBackDone: 'The {title} campaign is as the networks show it',
  putBackFailed: 'The changes of {title} could not be put back',
} as const;
