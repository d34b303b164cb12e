/** What ads of a type are called where their channel is said already: a new one, and a list of them. */
export const adOfChannelTexts = {
  one: {
    FacebookPostAd: 'post',
    FacebookCarouselAd: 'carousel',
    FacebookStoryAd: 'story',
    InstagramPostAd: 'post',
    InstagramCarouselAd: 'carousel',
    InstagramStoryAd: 'story',
    LinkedinPostAd: 'post',
    GoogleDisplayGeneratedAd: 'banner',
    GoogleDisplayCustomAd: 'uploaded banner',
    GoogleSearchAd: 'ad',
  },
  many: {
    FacebookPostAd: 'Posts',
    FacebookCarouselAd: 'Carousels',
    FacebookStoryAd: 'Stories',
    InstagramPostAd: 'Posts',
    InstagramCarouselAd: 'Carousels',
    InstagramStoryAd: 'Stories',
    LinkedinPostAd: 'Posts',
    GoogleDisplayGeneratedAd: 'Banners',
    GoogleDisplayCustomAd: 'Uploaded banners',
    GoogleSearchAd: 'Ads',
  },
} as const;
