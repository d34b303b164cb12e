/** A search begins with the fourth character: shorter texts are in nearly every campaign. */
export const SEARCH_FROM_CHARACTERS = 4;
export const SEARCH_MAX_CHARACTERS = 200;

/** What is looked for. Ids are shown with a '#' that is no part of them. */
export const searchedText = (typed: string): string => typed.trim().replace(/^#\s*/, '');
