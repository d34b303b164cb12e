/** What is told about a campaign that runs, under the bell and in letters. */
export const newsTexts = {
  approved: '{name} approved {title} and launched it.',
  paused: '{name} paused {title}. Its ads are not shown until it is resumed.',
  stopped: '{name} stopped {title}. Its ads are no longer shown.',
  finished: '{title} is finished. Its last day was {date}.',
  nearlySpent:
    '{title} has spent {spent} of its {budget}. Boost or extend it if it shall be shown to more people.',
  underspent:
    '{title} has spent {spent} since {date}, less than half of the {expected} that were expected by now. More places, profiles or ads help it to be shown.',
  connectionLost:
    'The connection with {network} is lost. Until it is made again nothing can be changed there, and no figures come: not of {title}, and not of other campaigns. Please connect the ad account again in the settings.',
  connectionGone:
    'The connection with {network} is lost. {reason} Until it is made again nothing can be launched or changed there, and no figures come, also not of {title}. Please connect the ad account again in the settings.',
  vacancyGone:
    'The vacancy of {title} is no longer in its feed. Pause the campaign, or copy it with another landing page.',
  vacancyGonePaused:
    'The vacancy of {title} is no longer in its feed, so the campaign was paused by itself. Resume it if that is wrong.',
  vacancyPageGone:
    'The landing page of {title} is gone. Pause the campaign, or copy it with another landing page.',
  vacancyPageGonePaused:
    'The landing page of {title} is gone, so the campaign was paused by itself. Resume it if that is wrong.',
  vacancyPageClosed:
    'The landing page of {title} says that the vacancy is closed. Please look at it; pause the campaign, or copy it with another landing page.',
  vacancyChanged:
    'The feed of the vacancy of {title} tells something else of it than before. See whether its ads are still right.',
  feedFailed:
    'A feed of the job list {title} failed. {reason} Its jobs stay as they were, and we retry automatically.',
  feedHeld: {
    one: '{n} job is missing from a feed of {title}, half of it or more. Close the job if it is gone, or have the feed fixed.',
    other:
      '{n} jobs are missing from a feed of {title}, half of it or more. Close these jobs if they are gone, or have the feed fixed.',
  },
  jobsRefused: {
    one: '{n} job of {title} is not advertised because Facebook refused it. The job list shows why.',
    other:
      '{n} jobs of {title} are not advertised because Facebook refused them. The job list shows why.',
  },
  moneyGone:
    '{title} was paused by itself: more was spent than the account has. Resume it when money has been paid in.',
  applied: {
    one: '{title} has a new application.',
    other: '{title} has {n} new applications.',
  },
} as const;
