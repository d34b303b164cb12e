import type {
  AdMedia,
  AdType,
  BannerCopy,
  CampaignType,
  Employer,
  Finding,
  Language,
  SearchCopy,
  SocialCopy,
  WrittenAd,
} from '@posthorn/domain';
import type { CallOptions } from '../../../lib/http/call.ts';
import type { Ad, AdOwner } from '../../ads/index.ts';

/** What an ad says, in the words of its form: each field by its name. */
export type AnyCopy = SocialCopy<AdMedia> | BannerCopy<AdMedia> | SearchCopy;

/** What an editor is about: a kind of ad, and what it says. */
export interface Content<C extends AnyCopy = AnyCopy> {
  adType: AdType;
  copy: C;
}

/** The same, with what came of it so far. */
export interface Judged<C extends AnyCopy = AnyCopy> extends Content<C> {
  made: readonly Ad[];
}

/** What became of a copy that an ad of another kind took over. */
interface Carried<C extends AnyCopy> {
  copy: C;
  isMediaDropped: boolean;
}

/** Where the ad will be shown; templates have no type. */
export interface AdPlace {
  of: AdOwner['kind'];
  campaignType: CampaignType | undefined;
}

/** What two people made of a copy that both began with. */
export interface Sides<C extends AnyCopy> {
  mine: C;
  theirs: C;
  base: C;
}

/** Whose words stay where both wrote. */
export type Side = 'mine' | 'theirs';

export type FieldOf<C extends AnyCopy> = keyof C & string;

/** How the ads of a form reach the server. */
export interface AdWriter<C extends AnyCopy> {
  create(owner: AdOwner, content: Content<C>, options: CallOptions): Promise<Ad>;
  update(
    params: { resource: string; adId: string },
    content: Content<C>,
    options: CallOptions,
  ): Promise<Ad>;
}

/**
 * What one form of the editor knows of its ads, and no one else: posts and stories, banners, search
 * ads. Everything else about editing is the same for all of them.
 */
export interface EditorForm<C extends AnyCopy = AnyCopy> extends AdWriter<C> {
  /** The kinds of ads it can become. */
  adTypes: readonly AdType[];
  /** All that it holds, in the order of the screen. */
  fields: readonly FieldOf<C>[];
  /** Where files are on their way to, while some are. */
  mediaField?: string;
  /** What passes through many values on its way to one: they are one step. */
  draggedFields?: readonly string[];
  /** What another kind of the same form clears: no one is to be told that it is empty. */
  clearedFields: readonly string[];

  /** With what is known of the campaign filled in. */
  empty(adType: AdType, campaignTitle: string, campaignType?: CampaignType, employer?: Employer): C;
  copyOfAd(ad: Ad | WrittenAd): C;
  /** A new ad takes over what another one says. */
  copied(copy: C, from: AdType, to: AdType, campaignType?: CampaignType): Carried<C>;
  /** The ad that is being written becomes one of another kind. */
  switched(judged: Judged<C> & Pick<AdPlace, 'campaignType'>, to: AdType): Carried<C>;

  /** Everything that can be wrong and be mended, in its order: a field, or a line of one. */
  places(content: Content<C>): string[];
  /** The place that a finding is about. */
  placeOfPath(path: string): string | undefined;
  findings(judged: Judged<C>, place: AdPlace): Finding[];
  /** How a place is called on the screen; nothing where its findings say what they are about. */
  labelOf(place: string): string | undefined;

  /** What is typed in a field, line by line; nothing for what is chosen. */
  textsOf(copy: C, field: FieldOf<C>): readonly string[] | undefined;
  /** What a field says, in words for people; buttons in the language of the ads. */
  said(copy: C, field: FieldOf<C>, language: Language): string;
  /** What a field shows: addresses of pictures. */
  pictured?(copy: C, field: FieldOf<C>): string[];
  /** Whether two copies say the same in a field. */
  isSame(field: FieldOf<C>, one: C, other: C): boolean;

  /**
   * Fields of several parts, each with what two people changed in it. Without a winner nothing, if they
   * changed the same part.
   */
  merged?: {
    [F in FieldOf<C>]?: (
      sides: Sides<C>,
      options: { adType: AdType; winner?: Side },
    ) => C[F] | undefined;
  };

  /** What the button says that saves a new ad, or one that is there. */
  saveLabel(isEditing: boolean): string;
  /** What was asked for is made, and nothing is left but to go on; only for forms that stay open then. */
  isMade?(judged: Judged<C>, isChanged: boolean): boolean;
  /** What a failure is called that is about no field; the error's own words otherwise. */
  failureText?(error: unknown): string | undefined;

  /** Kinds with the same name are two sides of one form, and have one draft. */
  draftName(adType: AdType): string;
  isCopy(value: unknown): value is C;
}
