/** Advice on how an ad is worded: what is marked, why, and what can be done about it. */
export const wordingTexts = {
  advice: 'Wording of {field}',
  found: { one: '“{word}” {reason}.', other: '“{word}”, {n} times, {reason}.' },
  instead: 'Try',
  replace: 'Replace “{word}” with “{proposal}”',
  dismiss: 'Leave it',
  dismissWord: 'Leave “{word}” as it is',
  source: 'Source: {source}',
  ownList: 'Posthorn’s own list',
  more: 'Show {n} more',
  announced: 'Wording of {field}: {findings}',
} as const;

/** Follows the word in a sentence. */
export const wordingReasonTexts = {
  masculine: 'reads as male-coded; fewer women answer such ads',
  feminine: 'reads as female-coded; men may feel that they are not meant',
  oneGender: 'speaks to one gender only',
  title: 'names the job in the form of one gender',
  young: 'tells older people that they are not meant',
  ageLimit: 'asks for an age, which is allowed only where the work needs it',
  littleExperience: 'shuts out people with more experience, who are mostly older',
  origin: 'asks where people come from, not what they can do',
  mothertongue: 'asks where people grew up; say how well the language has to be spoken',
  belief: 'asks for a belief, which is allowed only where the work needs it',
  health: 'shuts out people with an illness or a disability; say what the work asks for',
  looks: 'judges people by their looks',
  family: 'concerns how people live, which may not count',
  cliche: 'says little; an example says more',
  longSentence: 'is a long sentence; two short ones are read by more people',
  longParagraph: 'is a long paragraph; a line break makes it easier to read',
} as const;
