import {
  type AdType,
  adTypeSpecs,
  campaignFieldLabels,
  type Finding,
  fill,
  sayFinding,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';

const campaignLabels: Record<string, string> = {
  title: campaignFieldLabels.title,
  profiles: campaignFieldLabels.jobProfiles,
  locations: campaignFieldLabels.locations,
  schedule: campaignFieldLabels.startEndDate,
  targetUrl: campaignFieldLabels.landingPage,
  budget: vacancyStartTexts.totalBudget,
  channels: configurationTexts.channels,
};

const adLabels: Record<string, string> = {
  message: vacancyStartTexts.message,
  headline: vacancyStartTexts.headline,
  linkDescription: vacancyStartTexts.linkDescription,
  headlines: vacancyStartTexts.headlines,
  descriptions: vacancyStartTexts.descriptions,
  title: vacancyStartTexts.bannerTitle,
  subtitle: vacancyStartTexts.bannerSubtitle,
  tags: vacancyStartTexts.bannerTags,
  media: vacancyStartTexts.picture,
  logo: vacancyStartTexts.logo,
};

const isAdType = (text: string): text is AdType => Object.hasOwn(adTypeSpecs, text);

/** What is wrong and where: at the button neither the field nor its ad is in sight. */
export function sayProblem(found: Finding): string {
  const [first = '', second = ''] = (found.path ?? '').split('.');
  const problem = sayFinding(found);
  if (!isAdType(first)) {
    const field = campaignLabels[first];
    return field ? fill(vacancyStartTexts.problemAt, { field, problem }) : problem;
  }
  const ad = adTypeSpecs[first].label;
  const field = adLabels[second];
  return field
    ? fill(vacancyStartTexts.problemInAd, { ad, field, problem })
    : fill(vacancyStartTexts.problemAt, { field: ad, problem });
}

/** The place on the screen where it is mended. All ads show one picture, and all banners one logo. */
export function placeOfProblem({ path = '' }: Finding): string {
  const [first = '', second = ''] = path.split('.');
  if (!isAdType(first)) return first;
  return second === 'media' || second === 'logo' ? second : `${first}.${second}`;
}
