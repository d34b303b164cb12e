/** What the reviewers of a network have against an ad, and what to do. Each is a sentence of its own. */
export const reviewTexts = {
  exaggerated: 'It promises more than people will believe. Please tone its text down.',
  misleading: 'It can be misunderstood. Please say plainly what the job is and who offers it.',
  scam: 'It looks like an offer that is not honest. Please name the employer, and ask for no money.',
  discriminating:
    'It seems to speak to some people and not to others. Please leave out age, gender, origin and the like.',
  personal:
    'It seems to know something personal about the reader. Please write about the job instead.',
  adult: 'Its words or picture are not for everyone. Please choose others.',
  offensive: 'Its words or picture may offend people. Please choose others.',
  trademark: 'It uses a name that belongs to another company. Please leave that name out.',
  language: 'Its spelling or signs are unusual. Please write it without capitals, signs or tricks.',
  phoneNumber: 'There is a phone number in its text. Please leave it out.',
  picture: 'Its picture can not be seen well enough. Please choose another.',
  landingPage: 'Its landing page does not open, or shows something else. Please check the address.',
  /** A reason that has no sentence here; in the network's word for it. */
  other: 'The reason that is given is “{reason}”. Please change the ad.',
  /** Where a network speaks to people itself, in the language of the ad account. */
  ownWords: 'What is said about it: “{words}”. Please change the ad.',
  /** Of an ad that is made of the jobs of a feed: there is none that a person could change. */
  ownWordsOfJobs: 'Facebook says: “{words}”. Please look at the jobs of this feed.',
} as const;
