/** A search begins with the fourth character: shorter texts are in nearly every campaign. */
export const SEARCH_FROM_CHARACTERS = 4;
export const SEARCH_MAX_CHARACTERS = 200;
