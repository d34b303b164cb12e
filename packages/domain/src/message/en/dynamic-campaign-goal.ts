/** The goals of dynamic campaigns, on their cards. */
export const dynamicCampaignGoalTexts = {
  consideration: 'Consideration',
  conversions: 'Conversions',
  clicks: 'Clicks',
  visits: 'Vacancy visits',
  visitsTarget: 'Bring interested people to the vacancies of your job list',
  applications: 'Job applications',
  applicationsTarget: 'Get applications on your own website',
  usual: 'Dynamic ads default',
  usualTarget: 'Show people vacancies like those they looked at on your website',
  title: '{jobList}: {goal}',
} as const;
