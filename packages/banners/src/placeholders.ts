import type { BannerWords } from './layout/layout.ts';

/** What a preview shows where nothing is written yet. Never on a banner that is published. */
export const placeholders = {
  type: 'Your type',
  title: 'Your title',
  subtitle: 'Your subtitle',
  callToAction: 'Your button',
  tags: ['Your tags'],
  logo: 'Your logo',
} as const;

export function withPlaceholders(copy: BannerWords): BannerWords {
  const tags = copy.tags.filter((tag) => tag.trim() !== '');
  return {
    primaryColor: copy.primaryColor,
    type: copy.type.trim() || placeholders.type,
    title: copy.title.trim() || placeholders.title,
    subtitle: copy.subtitle.trim() || placeholders.subtitle,
    callToAction: copy.callToAction.trim() || placeholders.callToAction,
    tags: tags.length > 0 ? tags : placeholders.tags,
  };
}
