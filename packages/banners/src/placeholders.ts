import { withTagNames } from '@posthorn/domain';
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

const shown = (text: string): string => withTagNames(text.trim());

export function withPlaceholders(copy: BannerWords): BannerWords {
  const tags = copy.tags.map(shown).filter((tag) => tag !== '');
  return {
    primaryColor: copy.primaryColor,
    type: shown(copy.type) || placeholders.type,
    title: shown(copy.title) || placeholders.title,
    subtitle: shown(copy.subtitle) || placeholders.subtitle,
    callToAction: shown(copy.callToAction) || placeholders.callToAction,
    tags: tags.length > 0 ? tags : placeholders.tags,
  };
}
