import type {
  AdType,
  Channel,
  Counted,
  Currency,
  Finding,
  Language,
  Metric,
  MovedBudget,
  TagFilling,
} from '@posthorn/domain';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import type { KeywordsOwner } from '../../keywords/index.ts';
import type { Ad } from '../api/list-ads.ts';
import type { AdDelivery } from '../launch/channel-lines.ts';
import type { AdOwner } from './ad-owner.ts';

/** What the page of ads must know of the campaign, or of the template, that they belong to. */
export interface AdsScene {
  owner: AdOwner;
  /** The parts of the page, each with the kinds of ads it has a place for. */
  channels: readonly OfferedChannel[];
  abilities: AdAbilities;
  /** What the previews of a channel show besides the ads: who speaks, and where they lead. */
  previews: Readonly<Record<Channel, PreviewFacts>>;
  /** What the previews show in the place of tags; without it the tags themselves. */
  example?: TagFilling | undefined;
  /** The first thing that would keep an ad from being saved as it is. */
  wrongWith: (ad: Ad) => Finding | undefined;
  /** What is in the way of a launch; missing where nothing can be launched. */
  launch?: readonly LaunchLine[];
  /** Where a network refused something: what it said of the channel; of an ad its card says it. */
  refusals?: ReadonlyMap<Channel, readonly string[]>;
  /** What the networks make of each ad, by its id; missing before the launch. */
  delivery?: ReadonlyMap<string, AdDelivery>;
  /** Makes ads of other kinds from one; missing where that is not possible. */
  carryOver?: { isOpen: (ad: Ad) => boolean; start: (ad: Ad) => void };
  /** The keywords that its search ads share. */
  keywords: KeywordsOwner;
  /** What ads and channels did; missing before the launch. */
  figures?: AdsFigures;
}

export interface AdsFigures {
  /** The most important first. */
  metrics: readonly Metric[];
  currency: Currency;
  /** Null is what the network has not told, undefined what is still being loaded. */
  ofAd: (ad: Ad) => Counted | null | undefined;
  ofChannel: (channel: Channel) => Counted | null | undefined;
  /** Why there can be none: its ads were never published. */
  whyNone: (channel: Channel) => string | undefined;
}

export interface OfferedChannel {
  channel: Channel;
  types: readonly AdType[];
  /** What is to be known before ads are made here. */
  note?: { text: string; isWarning?: boolean; href?: PageAddress };
  /** It is not used; the ads that it has are kept. */
  isUnused?: boolean;
}

/** What may be done with the ads, and why not. */
export interface AdAbilities {
  /** The ads can only be looked at. */
  isOver: boolean;
  whyNotAdd: (adType: AdType) => string | undefined;
  whyNotDelete: (ad: Ad) => string | undefined;
  copyTargets: (adType: AdType) => readonly AdType[];
}

export interface PreviewFacts {
  page: PreviewedPage | null;
  /** Where the ads lead, as networks write it, and as it is. */
  shownUrl: string;
  targetUrl: string;
  /** In which people read them. */
  language: Language;
}

/** One thing that keeps a campaign from being launched, or that is good to know before. */
export interface LaunchLine {
  key: string;
  text: string;
  /** The same in a few words, where it takes many. */
  short?: string | undefined;
  /** With the first line: the sentence of the closed button, where that is not its task. */
  reason?: string;
  /** It is in the way of nothing. */
  isHint?: true;
  /** What it can be mended by in one press. */
  moved?: MovedBudget;
  /** It is about the configuration. */
  isForm?: true;
  /** Where it is mended; some of it is mended elsewhere than in the product's pages. */
  href?: PageAddress;
  /** It is mended in this dialog; that of a page in the one of its channel. */
  opens?: 'budget' | 'page';
  channel?: Channel;
}

/** Channel by channel and kind by kind, as the page shows them. */
export const inShownOrder = ({ channels }: Pick<AdsScene, 'channels'>, ads: readonly Ad[]): Ad[] =>
  channels.flatMap(({ types }) =>
    types.flatMap((adType) => ads.filter((ad) => ad.adType === adType)),
  );
