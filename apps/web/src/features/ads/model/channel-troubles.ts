import {
  type AdType,
  type BudgetChannel,
  type Cure,
  cureSpecs,
  fill,
  isOfKind,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adName } from './ad-words.ts';
import { cureHref } from './cure-href.ts';

/** What a network has against one channel of a campaign, and what is to be done about it. */
export interface ChannelTrouble {
  /** Null: what is said of the campaign as a whole. */
  channel: BudgetChannel | null;
  /** Each said once, with the ads it is said of. */
  reasons: readonly { text: string; ads: readonly string[] }[];
  /** What only can be said: it is mended elsewhere. */
  advice: readonly string[];
  /** Pages on which it is mended. */
  ways: readonly { label: string; href: PageAddress }[];
  cures: ReadonlySet<Cure>;
  /** For support. */
  errors: readonly (Campaign['errors'][number] & { adType: AdType | null })[];
}

/** More refused ads than this are looked for in their list. */
const MOST_WAYS = 3;

/** The errors of a campaign, channel by channel. */
export function channelTroubles(campaign: Campaign, ads: readonly Ad[]): ChannelTrouble[] {
  const channels = [...new Set(campaign.errors.map(({ channel }) => channel))];
  return channels.map((channel) => {
    const errors = campaign.errors
      .filter((error) => error.channel === channel)
      .map((error) => ({ ...error, ad: ads.find(({ id }) => id === error.adId) }));
    const texts = [...new Set(errors.map(({ userMessage }) => userMessage))];
    const cures = new Set(errors.map(({ cure }) => cure));
    const ways = new Map(errors.flatMap((error) => wayOf(campaign, ads, error) ?? []));
    return {
      channel,
      reasons: texts.map((text) => ({
        text,
        ads: errors.flatMap(({ ad, userMessage }) =>
          ad && userMessage === text ? [adName(ad)] : [],
        ),
      })),
      advice: [...cures].flatMap((cure) => (cureSpecs[cure].isSaid ? [cureSpecs[cure].label] : [])),
      ways: [...ways.values()].slice(0, MOST_WAYS),
      cures,
      errors: errors.map(({ ad, ...error }) => ({ ...error, adType: ad?.adType ?? null })),
    };
  });
}

type Way = [key: string, way: { label: string; href: PageAddress }];

function wayOf(
  campaign: Campaign,
  ads: readonly Ad[],
  { cure, ad }: { cure: Cure; ad: Ad | undefined },
): Way[] | undefined {
  // Copied from this very page, and keywords stand with a search ad.
  if (cure === 'copy' || (cure === 'ad' && !ad)) return undefined;
  const place = cure === 'keywords' ? ads.find(({ adType }) => isOfKind(adType, 'search')) : ad;
  const href = cureHref(campaign, {
    cure: cure === 'keywords' ? 'ad' : cure,
    adId: place?.id ?? null,
    adType: place?.adType ?? null,
  });
  if (!href) return undefined;
  const label =
    cure === 'ad' && ad ? fill(adsPageTexts.openAd, { ad: adName(ad) }) : cureSpecs[cure].label;
  return [[cure === 'ad' ? `ad ${ad?.id}` : cure, { label, href }]];
}
