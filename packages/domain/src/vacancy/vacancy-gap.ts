/**
 * What could not be read of a vacancy, or should be looked at before it is advertised:
 *
 * - placeUnknown: it names a place that is not among ours
 * - sentences: it has no whole sentence that an ad could be made of
 * - landingPage: its address is none that ads can lead to
 * - closed: one can no longer apply
 * - several: the page describes other vacancies, too
 * - pageOnly: it has no data for search engines, so that everything was taken from its text
 */
export const vacancyGaps = [
  'closed',
  'several',
  'pageOnly',
  'company',
  'profile',
  'place',
  'placeUnknown',
  'language',
  'landingPage',
  'sentences',
  'image',
  'logo',
] as const;
export type VacancyGap = (typeof vacancyGaps)[number];
