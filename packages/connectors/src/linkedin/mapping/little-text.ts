/** In a commentary these signs begin mentions, hashtags and templates unless they are escaped. */
const signs = /[\\|{}@[\]()<>#*_~]/g;

/** A text as LinkedIn's "little text", in which it means nothing but itself. */
export const littleText = (text: string): string => text.replace(signs, '\\$&');
