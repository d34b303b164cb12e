// The Braille blank is a letter to Unicode, yet it has no ink.
const nothingToSee = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader would see nothing: no text, spaces, or characters made to be invisible. */
export const isBlank = (text: string): boolean => nothingToSee.test(text);

/** The text without what a reader does not see, for comparing. */
export const visiblePart = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '');

/** A line as it is kept: without spaces around it, and empty where nothing of it can be seen. */
export const tidyLine = (text: string): string => (isBlank(text) ? '' : text.trim());
