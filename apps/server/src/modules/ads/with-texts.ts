import type { AnyAdText } from '@posthorn/domain';
import type { AdContent } from './content.ts';

/** All texts of an ad that a person writes, in their order. */
export function textsOf(content: AdContent): string[] {
  const texts: string[] = [];
  withTexts(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The same content with other texts. */
export function withTexts<Content extends AdContent>(
  content: Content,
  said: (text: string, field: AnyAdText) => string,
): Content {
  const { words, banner, search } = content;
  const list = (texts: string[], field: AnyAdText) => texts.map((text) => said(text, field));
  return {
    ...content,
    ...(words && {
      words: {
        ...words,
        message: said(words.message, 'message'),
        headline: said(words.headline, 'headline'),
        link_description: said(words.link_description, 'linkDescription'),
      },
    }),
    ...(banner && {
      banner: {
        ...banner,
        type: said(banner.type, 'type'),
        subtitle: said(banner.subtitle, 'subtitle'),
        title: said(banner.title, 'title'),
        tags: list(banner.tags, 'tags'),
        call_to_action: said(banner.call_to_action, 'callToAction'),
      },
    }),
    ...(search && {
      search: {
        headlines: list(search.headlines, 'headlines'),
        descriptions: list(search.descriptions, 'descriptions'),
      },
    }),
  };
}
