import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { type DynamicTag, dynamicTagName, insertableTags } from '../ad/dynamic-tag.ts';
import { ADS_MAX } from '../ad/limit.ts';
import { minimumFindings } from '../budget/minimum.ts';
import type { Currency } from '../budget/money.ts';
import type { CalendarDate } from '../calendar/date.ts';
import { type ChosenPages, pageFields } from '../campaign/pages.ts';
import { endFor } from '../campaign/schedule.ts';
import {
  channelLabels,
  channels,
  socialChannelLabels,
  socialChannels,
} from '../channel/channel.ts';
import { type Finding, finding } from '../finding.ts';
import type { AdPlan, OfferedAd } from './plan-ads.ts';
import type { Templatable, Template } from './template.ts';

/** What the account has to do with it. */
export interface Surroundings {
  connectedPages: ReadonlySet<string>;
  currency: Currency;
  today: CalendarDate;
}

/** A page that is no longer connected says nothing: the campaign keeps the one it has. */
export function withoutGonePages<T extends Template>(
  template: T,
  { connectedPages }: Pick<Surroundings, 'connectedPages'>,
): T {
  const gone = gonePages(template, connectedPages).map((channel) => [pageFields[channel], null]);
  return { ...template, ...Object.fromEntries(gone) };
}

/** The channels whose chosen page is no longer connected. */
export const gonePages = (chosen: ChosenPages, connected: ReadonlySet<string>) =>
  socialChannels.filter((channel) => {
    const page = chosen[pageFields[channel]];
    return page !== null && !connected.has(page);
  });

interface Ads {
  offered: readonly OfferedAd[];
  ads: AdPlan;
  surroundings: Surroundings;
}

const warning = (found: Finding): Finding => ({ ...found, severity: 'warning' });

/** What a template holds and a campaign could not take over. */
export function notCarriedOver(
  template: Template,
  campaign: Templatable,
  { offered, ads, surroundings }: Ads,
): Finding[] {
  const byId = new Map(offered.map((ad) => [ad.id, ad]));
  const only = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const coming = only([...ads.coming, ...ads.updating.map(({ templateAdId }) => templateAdId)]);
  return [
    ...gonePages(template, surroundings.connectedPages).map((channel) =>
      finding('template.pageGone', pageFields[channel], { channel: socialChannelLabels[channel] }),
    ),
    ...packageDecides(template, campaign),
    ...leftOut(only(ads.withoutPlace)),
    ...(ads.tooMany.length > 0
      ? [finding('template.tooManyAds', 'ads', { max: ADS_MAX, n: ads.tooMany.length })]
      : []),
    ...unfilledTags(coming, campaign),
    ...tooLittle(campaign, surroundings),
  ].map(warning);
}

const packageDecides = (template: Template, { packageId }: Templatable): Finding[] =>
  packageId !== null && (template.customTotalGrossBudget !== null || template.runtime !== null)
    ? [finding('template.packageDecides', 'budget')]
    : [];

function leftOut(ads: readonly { type: AdType }[]): Finding[] {
  return channels.flatMap((channel) => {
    const n = ads.filter(({ type }) => adTypeSpecs[type].channel === channel).length;
    if (n === 0) return [];
    return [finding('template.adsLeftOut', 'ads', { n, channel: channelLabels[channel] })];
  });
}

/** Of those that people can insert, all but the place are known from the beginning. */
function unfilledTags(ads: readonly OfferedAd[], { locations }: Templatable): Finding[] {
  const tags = [...new Set(ads.flatMap((ad) => ad.tags))];
  return tags.flatMap((tag): Finding[] => {
    const n = ads.filter((ad) => ad.tags.includes(tag)).length;
    const params = { n, tag: dynamicTagName(tag) };
    if (!isInsertable(tag)) return [finding('template.tagNotFilled', 'ads', params)];
    const waits = tag === 'city' && locations.length === 0;
    return waits ? [finding('template.tagWaitsForPlace', 'locations', params)] : [];
  });
}

/** It needs no one to do anything: the tag is filled in when the place is. */
export const fillsInByItself = ({ code }: Finding): boolean => code === 'template.tagWaitsForPlace';

const isInsertable = (tag: DynamicTag): boolean =>
  (insertableTags as readonly DynamicTag[]).includes(tag);

/** Without dates the campaign is measured by how long it will run. */
function tooLittle(campaign: Templatable, { currency, today }: Surroundings): Finding[] {
  const { runtime, startDate, endDate, channelBudget } = campaign;
  const dates =
    startDate && endDate
      ? { startDate, endDate }
      : { startDate: today, endDate: runtime === null ? null : endFor(today, runtime) };
  return minimumFindings(channelBudget, { ...dates, currency });
}

/**
 * What is still to be said of it later: a tag is filled in once there is a place, and an amount that a
 * person changed is the person's.
 */
export function stillNotCarriedOver(
  findings: readonly Finding[],
  campaign: Templatable,
  fromTemplate: Templatable,
): Finding[] {
  return findings.filter(({ code, path }) => {
    if (code === 'template.tagWaitsForPlace') return campaign.locations.length === 0;
    if (code === 'budget.channelMinimum') {
      const channel = path as keyof Templatable['channelBudget'];
      return campaign.channelBudget[channel] === fromTemplate.channelBudget[channel];
    }
    return true;
  });
}
