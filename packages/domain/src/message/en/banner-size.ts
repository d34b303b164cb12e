/** What the sizes of banners are called. */
export const bannerSizeTexts = {
  smallBanner: 'Small banner',
  banner: 'Banner',
  leaderboard: 'Leaderboard',
  largeLeaderboard: 'Large leaderboard',
  mediumRectangle: 'Medium rectangle',
  largeRectangle: 'Large rectangle',
  skyscraper: 'Skyscraper',
  wideSkyscraper: 'Wide skyscraper',
  halfPage: 'Half page',
} as const;
