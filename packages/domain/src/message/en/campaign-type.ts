/** What the types of campaigns are called, and what each reaches, on its card. */
export const campaignTypeTexts = {
  consideration: 'Vacancy visits',
  considerationTarget: 'Bring interested people to your vacancy',
  awareness: 'Employer brand awareness',
  awarenessTarget: 'Be seen as an employer by many of the right people',
  conversions: 'Job applications',
  conversionsTarget: 'Get applications on your own website',
  leadform: 'Fast apply form',
  leadformTarget: 'Let people apply in a short form, without leaving the app',
  custom: 'Custom',
  customTarget: 'Choose its goal and audience yourself',
} as const;
