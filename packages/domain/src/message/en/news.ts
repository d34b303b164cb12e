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
  applied: {
    one: '{title} has a new application.',
    other: '{title} has {n} new applications.',
  },
} as const;
