/** How far a job list is, and what came of reading a feed. */
export const jobListStatusTexts = {
  creating: 'Being created',
  created: 'Created',
  running: 'Being read',
  done: 'Read',
  held: 'Waits for you',
  failed: 'Failed',
  feedFailed: 'Feed failed',
  feedHeld: 'Feed waits for you',
  jobsRefused: 'Jobs not advertised',
} as const;
