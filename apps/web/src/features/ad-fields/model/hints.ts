import type { AdTextField, BannerTextField, SearchList } from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';

/** What an empty field says to help a person begin. */
export const textHints: Record<AdTextField, string> = {
  message: adFieldTexts.messageHint,
  headline: adFieldTexts.headlineHint,
  linkDescription: adFieldTexts.linkDescriptionHint,
};

/** How the texts of a banner are called, and what they say while they are empty. */
export const bannerWords: Record<BannerTextField, { label: string; hint: string }> = {
  type: { label: adFieldTexts.bannerType, hint: adFieldTexts.bannerTypeHint },
  subtitle: { label: adFieldTexts.bannerSubtitle, hint: adFieldTexts.bannerSubtitleHint },
  title: { label: adFieldTexts.bannerTitle, hint: adFieldTexts.bannerTitleHint },
  callToAction: { label: adFieldTexts.callToAction, hint: adFieldTexts.bannerButtonHint },
};

export const lineWords = {
  headlines: {
    label: adFieldTexts.searchHeadlines,
    line: adFieldTexts.searchHeadline,
    add: adFieldTexts.addSearchHeadline,
  },
  descriptions: {
    label: adFieldTexts.searchDescriptions,
    line: adFieldTexts.searchDescription,
    add: adFieldTexts.addSearchDescription,
  },
} as const satisfies Record<SearchList, object>;

export const lineHints: Record<SearchList, string> = {
  headlines: adFieldTexts.searchHeadlineHint,
  descriptions: adFieldTexts.searchDescriptionHint,
};
