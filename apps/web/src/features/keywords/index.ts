export { keywordsQuery } from './api/keywords.ts';
export { KeywordsSection } from './components/keywords-section.tsx';
