import {
  type BudgetChannel,
  type CalendarDate,
  type CallToAction,
  type Channel,
  type Currency,
  type Goal,
  isAdOfKind,
  type Keyword,
  type Language,
  type LocationType,
  type QuestionType,
  type SocialAdType,
  type Utm,
} from '@posthorn/domain';

/**
 * What one budget of a campaign is to become on its network: the frozen wish, complete and plain.
 * It is stored as JSON, so it holds no functions, no bytes and no undefined.
 */
export interface Plan {
  /** Ours alone, the same for every attempt: stands in the name of everything that is created. */
  marker: string;
  channel: BudgetChannel;
  title: string;
  goal: Goal;
  currency: Currency;
  /** The whole budget, in cents. */
  budget: number;
  startDate: CalendarDate;
  /** The last day on which ads are shown. */
  endDate: CalendarDate;
  timeZone: string;
  language: Language;
  places: readonly PlannedPlace[];
  /** What people search for. Plans that were stored before keywords had a match hold words alone. */
  keywords: readonly (Keyword | string)[];
  /** What they must not search for. Plans that were stored before there were any have none. */
  excludedKeywords?: readonly Keyword[];
  landingPage: string;
  /** What each network adds to the landing page, by channel. Plans that were stored before it have none. */
  utm?: Partial<Record<Channel, Utm>>;
  /** In whose name it is advertised, and who pays: European law wants both on record. */
  employer: string;
  payer: string;
  /** The network's own ids of the pages that speak. */
  pages: { facebook: string | null; instagram: string | null; linkedin: string | null };
  ads: readonly PlannedAd[];
  /** In which people apply without leaving the network. Plans that were stored before there were any have none. */
  form?: PlannedForm | null;
}

/** A form with its tags filled in. */
export interface PlannedForm {
  name: string;
  introHeadline: string;
  introDescription: string;
  picture: Asset | null;
  questionsDescription: string;
  questions: readonly PlannedQuestion[];
  privacyTitle: string;
  privacyUrl: string;
  completionHeadline: string;
  completionDescription: string;
  completionButton: string;
  completionButtonUrl: string;
}

export interface PlannedQuestion {
  /** Under which its answers come back. */
  key: string;
  type: QuestionType;
  /** As people read it. */
  label: string;
  /** Without any, people write what they like. */
  options: readonly string[];
}

export interface PlannedPlace {
  name: string;
  type: LocationType;
  /** ISO 3166, two letters. */
  countryCode: string;
  regionName: string | null;
  /** Ours. This and what follows is missing in plans that were frozen before networks were asked by it. */
  id?: string;
  /** Its names in other languages and spellings. */
  alternatives?: readonly string[];
  /** Every name of every region it lies in. */
  regions?: readonly string[];
  latitude?: number | null;
  longitude?: number | null;
  /** How far around it people are looked for as well, in kilometers. */
  radiusKm?: number;
}

/** A file that an ad shows. `key` is how it is asked for. */
export interface Asset {
  key: string;
  kind: 'image' | 'video' | 'bundle';
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  /** The still picture of a video. */
  poster: Asset | null;
}

interface Planned<Type> {
  /** Our id of the ad. */
  id: string;
  adType: Type;
}

export interface PlannedSocialAd extends Planned<SocialAdType> {
  message: string;
  headline: string;
  linkDescription: string;
  callToAction: CallToAction;
  displayUrl: string | null;
  media: readonly Asset[];
}

/** One drawn picture for each size. */
export interface PlannedBannerAd extends Planned<'GoogleDisplayGeneratedAd'> {
  pictures: readonly Asset[];
}

export interface PlannedUploadedBanner extends Planned<'GoogleDisplayCustomAd'> {
  name: string;
  bundle: Asset;
}

export interface PlannedSearchAd extends Planned<'GoogleSearchAd'> {
  headlines: readonly string[];
  descriptions: readonly string[];
}

export type PlannedAd = PlannedSocialAd | PlannedBannerAd | PlannedUploadedBanner | PlannedSearchAd;

/** The middle of a picture, cut when it is read: the same for every attempt. */
export function middleSquareOf(picture: Asset): Asset {
  const side = Math.min(picture.width, picture.height);
  return {
    ...picture,
    key: `${SQUARE}${picture.key}`,
    contentType: 'image/jpeg',
    width: side,
    height: side,
  };
}

const SQUARE = 'square:';

/** The key of the picture that a square is cut from; undefined where it is no such square. */
export const squareOf = (key: string): string | undefined =>
  key.startsWith(SQUARE) ? key.slice(SQUARE.length) : undefined;

export const isSocial = (ad: PlannedAd): ad is PlannedSocialAd => isAdOfKind(ad, 'social');

type Marked = Pick<Plan, 'marker'>;

/** What everything of a plan has in its name on the network, whatever it is. */
export const markerOf = (plan: Marked): string => `[rk:${plan.marker}/`;

/** The name of one part of a plan on the network: readable in front, findable at the end. */
export function nameOnNetwork(
  plan: Marked & Pick<Plan, 'title'>,
  part: string,
  max: number,
): string {
  const end = ` ${markerOf(plan)}${part}]`;
  const title = Array.from(plan.title.replaceAll('[rk:', '')).slice(0, max - end.length);
  return `${title.join('').trim()}${end}`;
}

/** Which part of a plan has this name; undefined when it is none of ours. */
export function partNamed(plan: Marked, name: string): string | undefined {
  const at = name.lastIndexOf(markerOf(plan));
  return at !== -1 && name.endsWith(']') ? name.slice(at + markerOf(plan).length, -1) : undefined;
}
