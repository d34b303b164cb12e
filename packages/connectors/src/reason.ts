import { type Message, messageOf } from '@posthorn/domain';

/** Why reviewers do not show an ad, or not everywhere. */
export interface Reason {
  /** In the network's own words, for the log and for support. */
  words: string;
  /** What a recruiter reads. */
  says: Message;
}

/** What the networks' names for a reason mean. Where two of them use a name, they mean the same. */
const meanings: Readonly<Record<string, Message>> = {
  EXAGGERATED_CLAIMS: messageOf('review.exaggerated'),
  UNRELIABLE_CLAIMS: messageOf('review.exaggerated'),
  CLICKBAIT: messageOf('review.exaggerated'),
  MISLEADING_CONTENT: messageOf('review.misleading'),
  MISREPRESENTATION: messageOf('review.misleading'),
  UNCLEAR_RELEVANCE: messageOf('review.misleading'),
  EMPLOYMENT_SCAMS: messageOf('review.scam'),
  FRAUDULENT_CONTENT: messageOf('review.scam'),
  DISCRIMINATION: messageOf('review.discriminating'),
  DISCRIMINATORY_PRACTICES: messageOf('review.discriminating'),
  PERSONAL_ATTRIBUTES: messageOf('review.personal'),
  PERSONALIZED_ADVERTISING: messageOf('review.personal'),
  ADULT_CONTENT: messageOf('review.adult'),
  SEXUAL_CONTENT: messageOf('review.adult'),
  INAPPROPRIATE_CONTENT: messageOf('review.offensive'),
  OFFENSIVE_CONTENT: messageOf('review.offensive'),
  PROFANITY: messageOf('review.offensive'),
  TRADEMARKS_IN_AD_TEXT: messageOf('review.trademark'),
  TRADEMARK: messageOf('review.trademark'),
  CAPITALIZATION: messageOf('review.language'),
  GRAMMAR: messageOf('review.language'),
  PUNCTUATION_AND_SYMBOLS: messageOf('review.language'),
  REPETITION: messageOf('review.language'),
  SPELLING: messageOf('review.language'),
  PHONE_NUMBER_IN_AD_TEXT: messageOf('review.phoneNumber'),
  IMAGE_QUALITY: messageOf('review.picture'),
  LOW_QUALITY_IMAGE: messageOf('review.picture'),
  DESTINATION_MISMATCH: messageOf('review.landingPage'),
  DESTINATION_NOT_CRAWLABLE: messageOf('review.landingPage'),
  DESTINATION_NOT_WORKING: messageOf('review.landingPage'),
  LANDING_PAGE_NOT_WORKING: messageOf('review.landingPage'),
};

/** A reason that has a name: 'EMPLOYMENT_SCAMS'. `about` says which part of the ad it is about. */
export const namedReason = (name: string, about = ''): Reason => ({
  words: `${about ? `${about}: ` : ''}${name}`,
  says: meanings[name] ?? messageOf('review.other', { reason: readable(name) }),
});

/** A reason that the network has written for people, under a title: 'Personal attributes'. */
export function titledReason(title: string, text = ''): Reason {
  const words = [title, text].filter((part) => part !== '').join(': ');
  const known = meanings[title.toUpperCase().replaceAll(' ', '_')];
  const says = known ?? messageOf('review.ownWords', { words: words.replace(/[.\s]+$/, '') });
  return { words, says };
}

/** The code in words: 'EMPLOYMENT_SCAMS' becomes 'employment scams'. */
export const readable = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

/** Each once: the banners of an ad are refused for the same reasons. */
export const sentencesOf = (reasons: readonly Reason[]): Message[] => {
  const seen = new Map(reasons.map(({ says }) => [JSON.stringify(says), says]));
  return [...seen.values()];
};
