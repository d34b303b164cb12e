import { fill, type SearchCopy, withTagNames } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';

/** A search ad in one breath, for those who hear it. */
export const searchSummary = ({ headlines, descriptions }: SearchCopy): string =>
  fill(previewTexts.searchSummary, {
    lines: withTagNames(
      [headlines.join(' | ') || previewTexts.headline, ...descriptions].join('. '),
    ),
  });
