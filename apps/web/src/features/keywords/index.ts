export { keywordsQuery } from './api/keywords.ts';
export { KeywordsSection } from './components/deferred-section.ts';
export { campaignKeywords, type KeywordsOwner, templateKeywords } from './model/keywords-owner.ts';
