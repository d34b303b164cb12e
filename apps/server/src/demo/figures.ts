import {
  type AdType,
  addDays,
  adTypeSpecs,
  type CampaignType,
  type Channel,
  campaignTypeSpecs,
  channels,
  lengthInDays,
} from '@posthorn/domain';
import type { Chance } from './chance.ts';

/** Roughly how a channel behaves: share of the money, impressions per euro, clicks and leads. */
const habits: Record<Channel, { share: number; perEuro: number; ctr: number; lead: number }> = {
  facebook: { share: 0.36, perEuro: 120, ctr: 0.011, lead: 0.05 },
  instagram: { share: 0.2, perEuro: 108, ctr: 0.008, lead: 0.035 },
  linkedIn: { share: 0.12, perEuro: 26, ctr: 0.006, lead: 0.06 },
  googleDisplay: { share: 0.18, perEuro: 310, ctr: 0.0045, lead: 0.01 },
  googleSearch: { share: 0.14, perEuro: 24, ctr: 0.05, lead: 0.09 },
};

/** A believable course: weekends are quiet, no two days are alike, money runs out at the end. */
export function figuresOf(
  chance: Chance,
  run: { type: CampaignType; start: string; end: string; until: string; budget: number },
) {
  const { withoutChannels } = campaignTypeSpecs[run.type];
  const used = channels.filter((channel) => !withoutChannels.includes(channel));
  const days = Math.max(1, lengthInDays(run.start, run.until));
  const perDay = run.budget / Math.max(1, lengthInDays(run.start, run.end));
  return Array.from({ length: days }, (_, index) => addDays(run.start, index)).flatMap((day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const mood = (weekday % 6 === 0 ? 0.6 : 1) * (0.7 + chance.between(0, 60) / 100);
    return used.map((channel) => {
      const { share, perEuro, ctr, lead } = habits[channel];
      const spend = Math.round(perDay * share * mood * 0.85);
      const impressions = Math.round((spend / 100) * perEuro);
      const clicks = Math.round(impressions * ctr * (0.8 + chance.between(0, 40) / 100));
      return { day, channel, spend, impressions, clicks, leads: Math.round(clicks * lead) };
    });
  });
}

type Day = ReturnType<typeof figuresOf>[number];
type DayOfAd = Day & { ad_id: string | null };

/** Divides what a channel did on each day among its ads: the first one does best, and the sums stay. */
export const amongAds = (
  days: readonly Day[],
  ads: readonly { id: string; type: AdType }[],
): DayOfAd[] =>
  days.flatMap((day): DayOfAd[] => {
    const own = ads.filter(({ type }) => adTypeSpecs[type].channel === day.channel);
    if (own.length === 0) return [{ ...day, ad_id: null }];
    return own.map(({ id }, at) => {
      const part = (count: number) => upTo(count, at + 1, own.length) - upTo(count, at, own.length);
      return {
        ...{ day: day.day, channel: day.channel, ad_id: id, spend: part(day.spend) },
        ...{ impressions: part(day.impressions), clicks: part(day.clicks), leads: part(day.leads) },
      };
    });
  });

/** What the first ones of all have together, each of which has a little less than the one before it. */
const upTo = (count: number, first: number, all: number): number =>
  Math.round((count * first * (4 * all - first)) / (3 * all * all));
