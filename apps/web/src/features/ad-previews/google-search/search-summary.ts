import { type SearchCopy, say } from '@posthorn/domain';

/** A search ad in one breath, for those who hear it. */
export const searchSummary = ({ headlines, descriptions }: SearchCopy): string =>
  `Google Search ad: ${[headlines.join(' | ') || say('preview.headline'), ...descriptions].join('. ')}`;
