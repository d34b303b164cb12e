/** What became of the vacancy that a campaign advertises. */
export const vacancyTexts = {
  gone: 'The vacancy of this campaign is gone',
  goneText:
    'It is no longer in the feed that had it, {feed}. People who click on the ads may find nothing.',
  pageGone: 'The landing page of this campaign is gone',
  pageGoneText:
    '{url} answered twice that there is no such page. People who click on the ads find nothing.',
  pageClosed: 'The landing page says that the vacancy is closed',
  pageClosedText:
    '{url} said so twice. Please look at it: people who click on the ads may not be able to apply.',
  changed: 'The vacancy of this campaign has changed',
  changedText:
    'Its feed, {feed}, tells something else of it than before. The ads may be out of date.',
  aFeed: 'a job list',
  pausedByItself: 'The campaign was paused by itself, as the settings of the account say.',
  pause: 'Pause campaign',
  changeAds: 'Change the ads',
  editLandingPage: 'Change the landing page',
  copy: 'Copy with another landing page',
  dismiss: 'It is fine',
  dismissFailed: 'The notice of {title} could not be taken away',
} as const;
