/** What each network counts as an application, as it is shown and chosen. */
export const countingTexts = {
  title: 'What counts as an application',
  explanation:
    'The networks count it in the figures and look for people who are likely to do it. It holds for every campaign of the account. Campaigns that run already are counted anew; they go on looking for what they were launched with.',
  counts: 'Counts as an application',
  onNetwork: '{network}: {events}',
  change: 'Change',
  changeOn: 'Change what counts as an application on {network}',
  changeEvents: 'Change what counts as an application',
  byItselfMeta: 'Application submitted, and forms filled in at Meta',
  byItselfLinkedIn: 'Every conversion that LinkedIn attributes to the campaign',
  byItselfGoogle: 'Every primary conversion of the Google Ads account',
  noneGoogle: 'With none of them, every primary conversion of the Google Ads account counts.',

  SUBMIT_APPLICATION: 'Application submitted',
  LEAD: 'Lead',
  COMPLETE_REGISTRATION: 'Registration completed',
  CONTACT: 'Contact',
  SCHEDULE: 'Appointment scheduled',
  ofPixel: '{event} (pixel {pixel})',
} as const;
