/** The frame around every page: navigation, profile menu, and the page that failed. */
export const shellTexts = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  campaigns: 'Campaigns',
  presets: 'Presets',
  mediaLibrary: 'Media library',
  whereYouAre: 'Where you are',
  back: 'Back',
  help: 'Help',
  helpInNewTab: 'Help (opens in a new tab)',
  profile: 'Profile',
  profileOf: 'Profile of {name}',
  outbox: 'Outbox',
  theme: 'Theme',
  lightTheme: 'Light',
  darkTheme: 'Dark',
  systemTheme: 'As the system',
} as const;
