/** Letters about campaigns: the page on which each person chooses them, and what they are called there. */
export const mailTexts = {
  mail: 'Mail',
  why: 'Which letters Posthorn sends to {email}. Everything also stands under the bell, at once.',
  loading: 'Loading your choices',
  each: 'At once',
  daily: 'Once a day',
  never: 'Never',
  whenDaily:
    'Letters that come once a day are sent at {hour}:00, as one letter for all your accounts.',
  stopAll: 'Stop all letters',
  alwaysSent: 'Letters about your own access, such as a new role, are always sent.',
  launches: 'Launches',
  problems: 'Problems',
  colleagues: 'What colleagues do',
  applications: 'Applications',
  results: 'Money and results',
} as const;
