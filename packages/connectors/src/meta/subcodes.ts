import { type Message, messageOf } from '@posthorn/domain';
import type { FailureKind } from '../failure.ts';

interface Subcode {
  kind: FailureKind;
  /** What a recruiter reads where Meta has no words for people. */
  says?: Message;
  /** What it is about, where the answer does not say so. */
  field?: string;
  /** Said in our words also where Meta has some: they lead to where it is mended. */
  isOurs?: true;
}

const invalid = (says: Message, field?: string): Subcode => ({
  kind: 'invalid',
  says,
  ...(field !== undefined && { field }),
});

const aboutPlaces = (says: Message): Subcode => ({
  ...invalid(says, 'targeting.geo_locations'),
  isOurs: true,
});

/** Asked for fewer rows at a time, Meta would answer. */
export const TOO_MANY_ROWS = 1_487_534;
/** The ad account has used up its points: it is shut out for minutes, not until tomorrow. */
export const NO_POINTS_LEFT = 1_487_742;

/** The page has a form of this name. */
export const FORM_NAME_TAKEN = 1_892_019;

/**
 * What the subcodes of Meta mean, where that is more than their code says. Neighbouring numbers have
 * nothing in common: beside a page that may not advertise stands a date that can not be changed.
 */
export const subcodes: Readonly<Record<number, Subcode>> = {
  33: invalid(messageOf('meta.goneThere')),
  460: { kind: 'auth', says: messageOf('meta.passwordChanged') },
  463: { kind: 'auth', says: messageOf('meta.connectionExpired') },
  // The page, or the owner of the account, may not advertise any more.
  1404078: { kind: 'policy', says: messageOf('meta.advertisingStopped') },
  1404163: { kind: 'policy', says: messageOf('meta.advertisingStopped') },
  1487079: invalid(messageOf('meta.targetingRefused'), 'targeting'),
  1487094: invalid(messageOf('meta.scheduleRefused'), 'end_time'),
  1487194: { kind: 'permission', says: messageOf('meta.pageNotAllowed'), field: 'page_id' },
  1487202: { kind: 'permission', says: messageOf('meta.pageNotAllowed'), field: 'page_id' },
  [TOO_MANY_ROWS]: { kind: 'invalid' },
  [NO_POINTS_LEFT]: { kind: 'throttled', says: messageOf('meta.busy') },
  1487756: aboutPlaces(messageOf('meta.placesOverlap')),
  1487851: invalid(messageOf('meta.bidRefused'), 'bid_amount'),
  1487888: invalid(messageOf('meta.pixelMissing'), 'promoted_object'),
  1815089: { ...invalid(messageOf('meta.formTerms'), 'pages.facebook'), isOurs: true },
  1815946: aboutPlaces(messageOf('meta.placesTooMany')),
  [FORM_NAME_TAKEN]: invalid(messageOf('meta.formRefused'), 'leadform'),
  1892040: invalid(messageOf('meta.formRefused'), 'leadform'),
  1892075: invalid(messageOf('meta.formPrivacy'), 'leadform.privacyUrl'),
  1892085: invalid(messageOf('meta.formButton'), 'leadform.completionButtonUrl'),
  1885183: invalid(messageOf('meta.appNotReleased')),
  1885261: invalid(messageOf('meta.budgetTooLarge'), 'lifetime_budget'),
  1885364: invalid(messageOf('meta.noPlace'), 'targeting.geo_locations'),
  2069032: { kind: 'permission', says: messageOf('meta.pageNotAllowed'), field: 'page_id' },
  2909034: invalid(messageOf('meta.placesNotAllowed'), 'targeting.geo_locations'),
  3390001: invalid(messageOf('meta.formRefused'), 'leadform'),
};
