/** What the types of ads are called. */
export const adTypeTexts = {
  FacebookPostAd: 'Facebook post',
  FacebookCarouselAd: 'Facebook carousel',
  FacebookStoryAd: 'Facebook story',
  InstagramPostAd: 'Instagram post',
  InstagramCarouselAd: 'Instagram carousel',
  InstagramStoryAd: 'Instagram story',
  LinkedinPostAd: 'LinkedIn post',
  GoogleDisplayGeneratedAd: 'Google Display banner',
  GoogleDisplayCustomAd: 'Uploaded banner',
  GoogleSearchAd: 'Google Search ad',
} as const;
