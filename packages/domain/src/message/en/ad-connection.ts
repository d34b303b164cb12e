/** The cards of the networks in the settings, and what leads to them. */
export const adConnectionTexts = {
  title: 'Ad accounts',
  explanation:
    'Campaigns are published through your own ad account on each network. You give the permission on the network itself, and can take it back at any time.',
  nameMeta: 'Facebook and Instagram',
  nameLinkedin: 'LinkedIn',
  nameGoogle: 'Google Ads',
  connectMeta: 'Connect Facebook',
  connectLinkedin: 'Connect LinkedIn',
  connectGoogle: 'Connect Google Ads',
  connectAgain: 'Connect again',
  connectNetworkAgain: 'Connect {network} again',
  disconnect: 'Disconnect',
  disconnectNetwork: 'Disconnect {network}',

  none: 'Not connected',
  connected: 'Connected',
  ending: 'Ends soon',
  lost: 'Connection lost',

  adAccount: 'Ad account',
  numbered: '{name} ({number})',
  currency: 'Currency',
  timeZone: 'Time zone',
  connectedSince: 'Connected',
  byOn: 'by {name} on {date}',
  on: 'on {date}',
  ends: 'Permission ends',
  endsRenewed: 'on {date}, renewed before by itself',
  checked: 'Last checked',
  checkedAt: '{date}, {time}',
  before: 'Connected before: {adAccount}. Connect the same one, and everything is as it was.',
  notKnown: 'Not known yet',
  endsOn:
    'The permission on {network} ends on {date}. Connect again before then, and nothing stops.',
  missingSettings: 'To connect {network}, the people who run Posthorn have to set {settings}.',
  askAdmin: 'Only admins of the account can change this.',
  otherCurrency:
    'This ad account is in {theirs}, your budgets are in {ours}: no campaign can be launched there. Connect another one.',
  counts: 'Counts as an application',
  connectedNow: 'Connected with {network}.',

  chooseTitle: 'Connect {network}',
  chooseExplanation: 'Choose what Posthorn may use of what you have allowed.',
  chooseAdAccount: 'Ad account for your campaigns',
  searchAdAccounts: 'Search ad accounts',
  facts: '{number} · {currency} · {zone}',
  isConnected: 'Connected now',
  noAdAccounts:
    'The permission includes no ad account. Make one on the network, or allow another one, and connect again.',
  nothingFound: 'Nothing is called like this.',
  pages: 'Pages in whose name ads are shown',
  pagesHint: 'You can connect more of them later.',
  searchPages: 'Search pages',
  pageConnected: 'Connected already. It can be removed in the list of pages.',
  uncoveredPages:
    'Not part of this permission: {names}. Ads in the name of these pages can not be published with it. To keep using them, cancel, connect again and allow them too.',
  noPages: 'The permission includes no page.',
  onChannel: '{name} ({channel})',
  incomplete: 'The permission is not complete',
  incompleteHint:
    'Without these, campaigns can not be published and counted. Connect again, and allow all of them:',
  leave: 'Leave these campaigns to themselves',
  connect: 'Connect',

  disconnectTitle: 'Disconnect {network}?',
  disconnectStays:
    'The permission is given back and the keys are deleted. Campaigns, pages and what you have chosen stay, and are there when you connect the same ad account again.',
  disconnectIdle: 'No campaign is published there now.',
  disconnectRunning: {
    one: 'One campaign is published there: {titles}. Its ads go on until their last day. Without the connection it can not be paused, changed or stopped here, and no figures come in.',
    other:
      '{n} campaigns are published there: {titles}. Their ads go on until their last day. Without the connection they can not be paused, changed or stopped here, and no figures come in.',
  },
  andMore: '{titles} and {more} more',
  disconnected: 'Disconnected from {network}.',
  notRevoked:
    'Disconnected from {network} here, but it did not answer. Please remove the permission on the network itself too.',

  lostTitle: 'The connection with {network} is lost',
  lostMeans:
    'Until it is made again, nothing can be launched or changed there, and no figures come in.',
  askAdminToMend: 'Please ask an admin of the account to connect it again.',
  toSettings: 'Connect again in the settings',
} as const;
