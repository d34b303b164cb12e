/** Which parts of stories the networks cover, and since when they say so. */
export const safeZoneTexts = {
  stories: 'Stories',
  storiesAndReels: 'Stories and Reels',
  storiesAndReelsSince: 'March 2026',
} as const;
