/** Search ads. */
export const searchTexts = {
  tooManyLines: 'There can be at most {max} of these',
  repeated: 'This line is there already. Different lines give Google more to work with.',
  fewHeadlines: 'Google Search needs {min} different headlines. This ad has {n}.',
  fewDescriptions: 'Google Search needs {min} different descriptions. This ad has {n}.',
  pasteTooMany: '{n} more lines found no place here',
  nameJob: 'Name the job in a headline, such as “{word}”',
  namePlace: 'Name the place in a headline, such as “{word}”',
  moreHeadlines: 'Add {n} different headlines',
  moreDescriptions: 'Add {n} different descriptions',
} as const;
