/** What becomes of a launch on the networks. */
export const publishTexts = {
  live: '{title} is live on {channel}',
  launched: '{title} campaign launched',
  refused: '{title} could not be published on {channel}: {reason}',
  rejected: 'This ad is not shown on {channel}. {reason}',
  rejectedUnexplained:
    'This ad is not shown on {channel}, and no reason is given. Please change the ad.',
  adsRefused: {
    one: 'An ad of {title} was refused on {channel}',
    other: '{n} ads of {title} were refused on {channel}',
  },
  notConnected:
    'No ad account is connected for {channel}. Please ask the people who run Posthorn to connect one, then redeploy.',
  gaveUp:
    '{channel} could not be reached for a long time. Nothing is lost: redeploy to go on where it stopped.',
  stillRunning:
    '{channel} did not take over the last change, so its ads may still be shown. We keep trying.',
  ended: 'The campaign ended before {channel} had taken it over.',
  fileMissing:
    'A file of this ad is not there any more. Please choose its picture again and save the ad.',
  internal: 'Something went wrong on our side. Please redeploy; if it keeps happening, tell us.',
} as const;
