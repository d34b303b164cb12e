/** Letters about campaigns: the page on which each person chooses them, and what they are called there. */
export const mailTexts = {
  mail: 'Mail',
  why: 'Which letters Posthorn sends to {email}. News also stands under the bell, at once.',
  loading: 'Loading your choices',
  each: 'At once',
  daily: 'Once a day',
  weekly: 'On Mondays',
  never: 'Never',
  whenDaily:
    'Letters that come once a day, or on Mondays, are sent at {hour}:00, as one letter for all your accounts.',
  stopAll: 'Stop all letters',
  alwaysSent: 'Letters about your own access, such as a new role, are always sent.',
  launches: 'Launches',
  problems: 'Problems',
  colleagues: 'What colleagues do',
  applications: 'Applications',
  results: 'Money and results',
  week: 'The week in figures',
  aboutWeek:
    'What ran, what it brought compared with the week before, and what needs attention. None comes when nothing ran.',
} as const;
