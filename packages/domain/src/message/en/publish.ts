/** What becomes of a launch on the networks. */
export const publishTexts = {
  published: '{title} is published on {channels}.',
  publishedElsewhere: 'It is published on {channels}.',
  shownFrom: 'Its ads are shown from {date} on, once they are approved.',
  shownSoon: 'Its ads are shown as soon as they are approved.',
  pending: 'It is still being published on {channels}.',
  refused: '{title} could not be published on {channel}: {reason}',
  refusedToo: 'It could not be published on {channel} either: {reason}',
  allAdsRefused: 'All its ads were refused.',
  adsRefusedThere: {
    one: 'An ad was refused on {channel}.',
    other: '{n} ads were refused on {channel}.',
  },
  notPaused:
    '{title} could not be paused on {channel}. Its ads may still be shown; we keep trying.',
  notStopped:
    '{title} could not be stopped on {channel}. Its ads may still be shown; we keep trying.',
  notResumed: '{title} could not be resumed on {channel}: {reason}',
  notUpdated: 'The changes of {title} could not be published on {channel}: {reason}',
  rejected: 'This ad is not shown on {channel}. {reason}',
  rejectedUnexplained:
    'This ad is not shown on {channel}, and no reason is given. Please change the ad.',
  adsRefused: {
    one: 'An ad of {title} was refused on {channel}. It says why; change and save it to send it again.',
    other:
      '{n} ads of {title} were refused on {channel}. Each says why; change and save it to send it again.',
  },
  itemRefused: 'Facebook does not advertise this job: {reason}',
  itemRefusedUnexplained: 'Facebook does not advertise this job, and gives no reason.',
  feedsRefused: {
    one: 'The jobs of one feed of {title} are not advertised. Its ad set says why.',
    other: 'The jobs of {n} feeds of {title} are not advertised. Their ad sets say why.',
  },
  rejectedUnexplainedSet: 'Facebook does not show these ads, and gives no reason.',
  notConnected:
    'No ad account is connected for {channel}. An admin can connect one in the settings; then redeploy.',
  gaveUp:
    '{channel} could not be reached for a long time. Nothing is lost: redeploy to go on where it stopped.',
  // A dynamic campaign has no button to redeploy it.
  notConnectedJobs:
    'No ad account is connected for {channel}. An admin can connect one in the settings; then pause and resume the campaign.',
  gaveUpJobs:
    '{channel} could not be reached for a long time. Nothing is lost: pause and resume the campaign to go on where it stopped.',
  internalJobs:
    'Something went wrong on our side. Please pause and resume the campaign; if it keeps happening, tell us.',
  stillRunning:
    '{channel} did not take over the last change, so its ads may still be shown. We keep trying.',
  ended: 'The campaign ended before {channel} had taken it over.',
  fileMissing:
    'A file of this ad is not there any more. Please choose its picture again and save the ad.',
  internal: 'Something went wrong on our side. Please redeploy; if it keeps happening, tell us.',
} as const;
