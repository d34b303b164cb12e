import type { SearchCopy } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';

/** A search ad in one breath, for those who hear it. */
export const searchSummary = ({ headlines, descriptions }: SearchCopy): string =>
  `Google Search ad: ${[headlines.join(' | ') || previewTexts.headline, ...descriptions].join('. ')}`;
