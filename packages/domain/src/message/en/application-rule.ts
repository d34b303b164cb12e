/** What keeps a person from doing something with an application. */
export const applicationRuleTexts = {
  notReadable:
    'This application can not be read any more: the secret it was encrypted with is not known. Please ask those who run Posthorn to put the former SESSION_SECRET behind the new one.',
  searchTooShort: 'Please type at least {min} characters of a name or an e-mail address',
  tooManyForFile:
    'One file holds {max} applications at most. Please choose some statuses or search for a word first.',
  notAColleague: 'Please choose a person who can see this campaign',
} as const;
