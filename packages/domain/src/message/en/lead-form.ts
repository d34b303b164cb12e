/** The form in which people apply on the network itself: what is wrong with one, and its fixed words. */
export const leadFormTexts = {
  locked: "Leadform can't be edited in the deployed campaign",
  notOfType: 'Only fast apply campaigns and templates have a form',
  sameFieldName: 'Two questions have the same field name',
  tooFewAnswers: 'Add at least 2 answers to this question',
  sameAnswer: 'Two answers are the same',
  noQuestion: 'Add at least 1 question',
  noContact: 'Ask for an e-mail address or a phone number, or no one can be answered',
  tooManyQuestions: 'A form has at most {max} questions of your own',
  tooManyAnswers: 'A question has at most {max} answers',
  longText: 'Up to {max} characters are read at a glance; a phone hides the rest',
  tagTooLong: 'Adding this tag will exceed the inputs character limit',
  tagLeft: 'The tag {tag} is not filled in. Please replace it.',
  tagUnknown: '{tag} is not a known tag. Please replace it.',
  imageUnfit: 'The image must have the shape of {width}x{height}: please crop it',
} as const;
