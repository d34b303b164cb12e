import {
  capTypes,
  codesIn,
  currencies,
  DISCLOSURE_MAX,
  type FindingCode,
  isCalendarDate,
  KEYWORD_MAX,
  KEYWORDS_MAX,
  keywordMatches,
  locationTypes,
  plainLine,
  printableLine,
  radiusSteps,
  roles,
  ruleTexts,
  UNITS_PER_CHARACTER,
} from '@posthorn/domain';
import { z } from 'zod';

export const id = z.uuid().toLowerCase();
export const timestamp = z.iso.datetime({ offset: true });
export const role = z.enum(roles);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
export const version = z.int().positive();
/** The revision of a template whose effect a person was shown; of another one nothing is done. */
export const shownRevision = z.coerce.number().int().positive().optional();

/** Several in one text, with commas between: each counts once, and an empty text is none. */
export const commaList = <Item extends z.ZodType<unknown, string>>(items: z.ZodArray<Item>) =>
  z
    .string()
    .max(COMMA_LIST_MAX)
    .transform((text) => [...new Set(text.split(',').filter((one) => one !== ''))])
    .pipe(items);
/** A hundred ids. */
const COMMA_LIST_MAX = 3_700;

/**
 * One line of text. The limit people see counts characters and lives in the domain; this one bounds
 * the bytes, because a single character can carry any number of marks.
 */
export const line = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters * UNITS_PER_CHARACTER)
    .overwrite(plainLine)
    .refine((value) => !printableLine(value), 'unprintable');

/** Who profits from ads and who pays for them; null where no one was chosen. */
export const chosenDisclosure = z.object({
  beneficiary: line(DISCLOSURE_MAX).nullable(),
  payer: line(DISCLOSURE_MAX).nullable(),
});

/** A calendar date: YYYY-MM-DD, and a day that exists. */
export const day = z.string().max(10).refine(isCalendarDate, 'day');
export const cents = z.int().nonnegative();
export const currency = z.enum(currencies);
export const money = z.object({ amount: cents, currency });

/** What is paid for one result at most, in cents. */
export const capStrategy = z.object({
  active: z.boolean(),
  type: z.enum(capTypes).nullable(),
  value: cents.nullable(),
});

/** The id of a place or a job profile, or the key of a function group: a word, the same in every installation. */
export const referenceId = z.string().max(100);
/** The same where it must be there; elsewhere an empty one is answered like any that is not known. */
export const chosenReferenceId = referenceId.min(1);

/** In kilometers. */
export const radius = z.literal(radiusSteps);
export const location = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(locationTypes),
  country: z.string(),
  /** How far around a city people are looked for as well; without it, in the city itself. */
  radiusKm: radius.optional(),
});
/** A place as it is sent when it is chosen. */
export const chosenLocation = z.object({
  id: chosenReferenceId,
  name: z.string().max(200),
  type: z.enum(locationTypes),
  country: z.string().max(200),
  radiusKm: radius.optional(),
});
/** The id of a place, with '~25' behind it for a radius of 25 km. */
export const placeAndRadius = z
  .string()
  .max(100)
  .transform((text) => {
    const [id = '', km] = text.split('~');
    return { id, radiusKm: radiusSteps.find((step) => String(step) === km) };
  });
export const profile = z.object({ id: z.string(), name: z.string(), functionGroup: z.string() });

/** A job profile beside the name that it has in the language of the campaign or template. */
export const namedProfile = profile.extend({ localName: z.string().optional() });

const keyword = z.object({ text: line(KEYWORD_MAX), match: z.enum(keywordMatches) });
/** The rules say how many there may be; this bounds what is read. */
const keywordList = z
  .array(keyword)
  .max(KEYWORDS_MAX * 5)
  .readonly();
export const chosenKeywords = z.object({
  wanted: keywordList.nullable(),
  excluded: keywordList,
});
export const suggestedKeywords = z.array(keyword).readonly();

const pixels = z.int().nonnegative().max(100_000);
/** An area of an original, in its pixels. */
export const cropArea = z.object({ x: pixels, y: pixels, width: pixels, height: pixels });
const share = z.number().min(0).max(1);
export const focalPoint = z.object({ x: share, y: share });

export const accountParams = z.object({ accountId: id });

export const finding = z.object({
  code: z.enum(codesIn(ruleTexts) as [FindingCode, ...FindingCode[]]),
  severity: z.enum(['error', 'warning']),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
