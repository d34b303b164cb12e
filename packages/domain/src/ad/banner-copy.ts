import { isBlank } from '../field/blank.ts';
import {
  type FieldRule,
  firstFinding,
  maxLength,
  printableLine,
  required,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { bannerWriting } from './banner-writing.ts';
import { wholeWords } from './truncation.ts';

/** What a person writes once for the nine banners of a generated ad. */
export interface BannerCopy<Logo> {
  /** A few words above the title that say what this is about. */
  type: string;
  subtitle: string;
  title: string;
  tags: readonly string[];
  /** Free words: banners have no list of buttons. */
  callToAction: string;
  /** As '#RRGGBB'. */
  primaryColor: string;
  logo: Logo | null;
}

export const DEFAULT_PRIMARY_COLOR = '#05377E';

/** What banners are drawn in when no one ever chose a colour for them. */
export const missingPrimaryColor: Record<BannerOwner, string> = {
  campaign: DEFAULT_PRIMARY_COLOR,
  template: '#2E395D',
};

/** The code of the error of a campaign's banners that have no logo. */
export const LOGO_NOT_FOUND = 'LOGO NOT FOUND';

export const emptyBannerCopy: BannerCopy<never> = {
  type: '',
  subtitle: '',
  title: '',
  tags: [],
  callToAction: '',
  primaryColor: DEFAULT_PRIMARY_COLOR,
  logo: null,
};

export const bannerTextFields = ['type', 'subtitle', 'title', 'callToAction'] as const;
export type BannerTextField = (typeof bannerTextFields)[number];

/** What the form takes. What a banner of one size can show is a matter of drawing it. */
export const bannerTextLimits: Record<BannerTextField, number> = {
  type: 17,
  subtitle: 75,
  title: 55,
  callToAction: 15,
};

export const TAG_MAX_LENGTH = 20;
/** So many are drawn on the largest banners; after the last of them the field gives up the focus. */
export const TAGS_SHOWN = 5;
/** Bounds what is stored, not what is sensible. */
export const TAGS_MAX = 50;

/** Tags that say something, without the spaces around them. */
export const tidyTags = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.trim()).filter((tag) => !isBlank(tag));

const colour: FieldRule = (value, path) =>
  /^#[0-9a-f]{6}$/i.test(value)
    ? undefined
    : finding('banner.colour', path, { example: DEFAULT_PRIMARY_COLOR });

export type BannerOwner = 'campaign' | 'template';

/** Templates leave the button and the logo to the campaigns that are made of them. */
export const needsBannerText = (field: BannerTextField, of: BannerOwner): boolean =>
  of === 'campaign' || field !== 'callToAction';
export const needsLogo = (of: BannerOwner): boolean => of === 'campaign';

export function bannerTextFinding(
  field: BannerTextField,
  value: string,
  of: BannerOwner,
): Finding | undefined {
  if (!needsBannerText(field, of) && isBlank(value)) return undefined;
  const rules = [required, printableLine, maxLength(bannerTextLimits[field]), bannerWriting];
  return firstFinding(value, rules, field);
}

export function tagsFinding(tags: readonly string[]): Finding | undefined {
  const said = tidyTags(tags);
  if (said.length === 0) return finding('banner.tagsMissing', 'tags');
  if (said.length > TAGS_MAX) return finding('banner.tooManyTags', 'tags', { max: TAGS_MAX });
  const rules = [printableLine, maxLength(TAG_MAX_LENGTH)];
  const wrong = said.map((tag) => firstFinding(tag, rules, 'tags')).find((found) => found);
  return wrong ?? bannerWriting(said.join(' '), 'tags');
}

/** More tags than banners show are kept, and said so. */
export const tagsWarning = (tags: readonly string[]): Finding | undefined =>
  tidyTags(tags).length > TAGS_SHOWN
    ? {
        code: 'banner.tagsShown',
        severity: 'warning',
        path: 'tags',
        params: { n: TAGS_SHOWN },
      }
    : undefined;

/** Everything that keeps a generated ad from being saved. */
export function bannerFindings(copy: BannerCopy<unknown>, of: BannerOwner): Finding[] {
  return [
    ...bannerTextFields.map((field) => bannerTextFinding(field, copy[field], of)),
    tagsFinding(copy.tags),
    colour(copy.primaryColor, 'primaryColor'),
    needsLogo(of) && !copy.logo ? finding('banner.logoMissing', 'logo') : undefined,
  ].filter((found) => found !== undefined);
}

/** The title of a campaign as the title of its banners: whole words, as many as fit. */
export const prefilledTitle = (title: string): string =>
  wholeWords(title.trim(), bannerTextLimits.title).trimEnd();
