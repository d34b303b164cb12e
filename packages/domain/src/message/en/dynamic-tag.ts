/** What the tags in texts of ads are called. */
export const dynamicTagTexts = {
  job_title: 'Job title',
  description: 'Description',
  city: 'City',
  company: 'Company',
  url: 'Url',
} as const;
