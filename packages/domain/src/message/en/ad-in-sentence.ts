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
