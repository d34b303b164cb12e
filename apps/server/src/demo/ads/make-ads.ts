import type { Tx } from '@posthorn/db';
import {
  adTypeSpecs,
  type CallToAction,
  type CampaignType,
  type ChannelSwitch,
  callsToActionFor,
  isCarousel,
  isChannelOn,
  openChannels,
  type SocialAdType,
  usesText,
} from '@posthorn/domain';
import type { Chance } from '../chance.ts';
import { type AdTheme, keyOf, type Shown } from './theme.ts';

/** What an ad can show: the item, and what was cut out of it. */
export type Pictures = ReadonlyMap<string, { mediaId: string; croppedId: string | null }>;

export interface DemoAd {
  type: SocialAdType;
  message: string;
  headline: string;
  linkDescription: string;
  callToAction: string;
  shown: Shown[];
}

/** Where a campaign advertises first, next, and when there is much to say. */
const order: readonly SocialAdType[] = [
  'FacebookPostAd',
  'InstagramPostAd',
  'LinkedinPostAd',
  'InstagramStoryAd',
  'FacebookCarouselAd',
  'FacebookStoryAd',
  'InstagramCarouselAd',
  'FacebookPostAd',
  'LinkedinPostAd',
  'InstagramPostAd',
  'FacebookPostAd',
];

/** What recruiters put on the button; the rest of what networks offer sells other things. */
const usual: readonly CallToAction[] = [
  'APPLY_NOW',
  'LEARN_MORE',
  'SIGN_UP',
  'CONTACT_US',
  'APPLY',
  'JOIN',
];

/** Where no one is asked to apply. */
const quiet: readonly CallToAction[] = ['LEARN_MORE', 'CONTACT_US'];

export interface Subject {
  type: CampaignType;
  job: string;
  city: string;
}

/** So many ads of a campaign, each saying and showing something else as long as there is more. */
export function thinkOfAds(
  chance: Chance,
  theme: AdTheme,
  { type, job, city, channelsOff = [] }: Subject & { channelsOff?: readonly ChannelSwitch[] },
  count: number,
): DemoAd[] {
  const open = openChannels(type).filter((channel) => isChannelOn(channelsOff, channel));
  const types = order.filter((adType) => open.includes(adTypeSpecs[adType].channel));
  const first = chance.between(0, 5);
  const filled = (text: string) => text.replaceAll('{job}', job).replaceAll('{city}', city);
  return Array.from({ length: count }, (_, n) => {
    const adType = types[n % types.length] ?? 'FacebookPostAd';
    const before = types.slice(0, n).filter((one) => one === adType).length;
    // A carousel does not repeat the post above it.
    const turn = first + before + (isCarousel(adType) ? 1 : 0);
    const words = wordsOf(theme, adType, turn);
    const offered = callsToActionFor(adType, type);
    const wanted = type === 'awareness' ? quiet : usual;
    const common = offered.filter((action) => wanted.includes(action));
    return {
      type: adType,
      message: usesText(adType, 'message') ? filled(words.message) : '',
      headline: usesText(adType, 'headline') ? filled(words.headline) : '',
      linkDescription: usesText(adType, 'linkDescription') ? filled(words.linkDescription) : '',
      callToAction: chance.oneOf(common.length > 0 ? common : offered),
      shown: shownIn(theme, adType, turn, chance),
    };
  });
}

const nth = <T>(items: readonly T[], n: number): T => items[n % items.length] as T;

function wordsOf(theme: AdTheme, adType: SocialAdType, turn: number) {
  const { channel } = adTypeSpecs[adType];
  if (channel === 'linkedIn') return nth(theme.linkedIn, turn);
  const said = nth(theme.facebook, turn);
  return channel === 'instagram' ? { ...said, message: nth(theme.instagram, turn) } : said;
}

function shownIn(theme: AdTheme, adType: SocialAdType, turn: number, chance: Chance): Shown[] {
  if (isCarousel(adType)) {
    const count = Math.min(theme.squares.length, chance.between(3, 5));
    return Array.from({ length: count }, (_, n) => nth(theme.squares, turn + n));
  }
  const isStory = adTypeSpecs[adType].media?.crops.includes('tall');
  return [nth(isStory ? theme.stories : theme.posts, turn)];
}

/** Writes ads down; their ids come back in the same order. */
export async function keepAds(
  tx: Tx,
  owner: { account_id: string; created_at?: Date } & (
    | { campaign_id: string }
    | { template_id: string }
  ),
  pictures: Pictures,
  ads: readonly DemoAd[],
): Promise<string[]> {
  if (ads.length === 0) return [];
  const kept = await tx
    .insertInto('ad')
    .values(
      ads.map((ad) => ({
        ...owner,
        type: ad.type,
        message: ad.message,
        headline: ad.headline,
        link_description: ad.linkDescription,
        call_to_action: ad.callToAction,
      })),
    )
    .returning('id')
    .execute();
  const placed = ads.flatMap(({ shown }, n) =>
    shown.map((one, position) => {
      const picture = pictures.get(keyOf(one));
      if (!picture) throw new Error(`The demo's ads show ${keyOf(one)}, which is not drawn`);
      return {
        account_id: owner.account_id,
        ad_id: kept[n]?.id ?? '',
        position,
        media_id: picture.mediaId,
        cropped_id: picture.croppedId,
      };
    }),
  );
  await tx.insertInto('ad_media').values(placed).execute();
  return kept.map(({ id }) => id);
}
