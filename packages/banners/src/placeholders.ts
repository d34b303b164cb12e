import { withTagNames } from '@posthorn/domain';
import { bannerWordsTexts } from '@posthorn/domain/texts/banner-words';
import type { BannerWords } from './layout/layout.ts';

const shown = (text: string): string => withTagNames(text.trim());

/** The words of a banner, and placeholders where there are none. */
export function withPlaceholders(copy: BannerWords): BannerWords {
  const tags = copy.tags.map(shown).filter((tag) => tag !== '');
  return {
    primaryColor: copy.primaryColor,
    type: shown(copy.type) || bannerWordsTexts.type,
    title: shown(copy.title) || bannerWordsTexts.title,
    subtitle: shown(copy.subtitle) || bannerWordsTexts.subtitle,
    callToAction: shown(copy.callToAction) || bannerWordsTexts.callToAction,
    tags: tags.length > 0 ? tags : [bannerWordsTexts.tags],
  };
}
