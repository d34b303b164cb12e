/** The dialog that launches a campaign, and what the page of its ads says while that goes on. */
export const launchDialogTexts = {
  title: 'You are about to launch this campaign',
  titleLaunching: 'This campaign is being launched',
  titleLaunched: 'This campaign is launched',
  titleNotLaunched: 'This campaign is not launched',
  titlePartly: 'Not everything of this campaign is published',
  launch: 'Launch campaign',
  launching: 'Launching...',
  launched: 'All good',
  failed: 'Something went wrong, retry?',

  dates: 'Dates',
  period: '{start} – {end}',
  pages: 'Pages',
  page: '{channel}: {page}',
  shortfall: 'This launch takes {amount} more than your account has free to use.',
  launchAnyway: 'Launch it all the same',
  confirmShortfall: 'Confirm first that you want to launch without enough money in the account',
  total: 'Total budget',
  launchedOfTotal: '{launched} of {total}',
  noBudget: {
    one: '{channel} has ads but no budget, so its ads will not be shown.',
    other: '{channel} have ads but no budget, so their ads will not be shown.',
  },
  ads: { one: '{n} ad', other: '{n} ads' },
  firstDay: 'from {date}',
  showAll: 'Show all {n} ads',
  showFewer: 'Show fewer',
  count: '{label}: {n}',
  channels: 'Channels',

  places: 'Places on the networks',
  showPlaces: 'Show all {n} places',
  placesOn: '{network}: {places}',
  placeIn: '{place} ({region})',
  placeAround: '{km} km around {place}',
  placeUnknown: '{place} is not known there',
  placesNotAsked: 'could not be asked',

  linkedInNotice:
    'On LinkedIn no one may be discriminated against by personal characteristics such as gender, age, race or ethnicity.',
  linkedInRules: 'Advertising policies of LinkedIn',

  asking: 'Asking the networks whether they would take it…',
  nothingAgainst:
    'The networks have nothing against it so far. They review every ad after the launch.',
  wouldRefuse: {
    one: 'A network would refuse something, see below. Mend it first, or launch the rest.',
    other: 'The networks would refuse {n} things, see below. Mend them first, or launch the rest.',
  },
  notAsked: '{channels} could not be asked beforehand.',
  noneAsked:
    'The networks could not be asked beforehand whether they would take it. You can launch it all the same: what they refuse is said after the launch.',
  doubles: {
    one: 'A campaign with this title and place already runs in these days: {hashes}.',
    other: '{n} campaigns with this title and place already run in these days: {hashes}.',
  },
  edit: 'Edit {ad}',

  form: 'Fast apply form',
  formFirst:
    'It is published before the ads, which open it. From then on it can not be edited any more.',
  editForm: 'Edit the form',
  viewForm: 'View the form',

  progress: 'Being published',
  updating: 'The networks are being told',
  channelProgress: '{channel}: {state}',
  follow: 'The networks are being told. Each channel and ad says below how far it is.',
  mayClose:
    'This takes a little longer. You may close this window or the page: it goes on by itself, and the page of the ads shows how far it is.',
  notLaunched: 'Campaign deployment has failed',
  isLaunched: '{campaign} is launched',
} as const;
