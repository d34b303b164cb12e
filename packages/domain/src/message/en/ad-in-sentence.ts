/** What one ad of a type is called in a sentence about it, with its article. */
export const adInSentenceTexts = {
  FacebookPostAd: 'a Facebook Post ad',
  FacebookCarouselAd: 'a Facebook Carousel ad',
  FacebookStoryAd: 'a Facebook Story ad',
  InstagramPostAd: 'an Instagram Post ad',
  InstagramCarouselAd: 'an Instagram Carousel ad',
  InstagramStoryAd: 'an Instagram Story ad',
  LinkedinPostAd: 'a LinkedIn Post ad',
  GoogleDisplayGeneratedAd: 'a Google Display ad',
  GoogleDisplayCustomAd: 'an uploaded banner',
  GoogleSearchAd: 'a Google Search ad',
} as const;

/** The same where the sentence begins with it. */
export const adFirstInSentenceTexts = {
  FacebookPostAd: 'A Facebook Post ad',
  FacebookCarouselAd: 'A Facebook Carousel ad',
  FacebookStoryAd: 'A Facebook Story ad',
  InstagramPostAd: 'An Instagram Post ad',
  InstagramCarouselAd: 'An Instagram Carousel ad',
  InstagramStoryAd: 'An Instagram Story ad',
  LinkedinPostAd: 'A LinkedIn Post ad',
  GoogleDisplayGeneratedAd: 'A Google Display ad',
  GoogleDisplayCustomAd: 'An uploaded banner',
  GoogleSearchAd: 'A Google Search ad',
} as const;
