/** Questions that the network fills in from what it knows of a person. */
export const prefilledQuestionTexts = {
  FULL_NAME: 'Full name',
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  EMAIL: 'E-mail address',
  PHONE: 'Phone number',
  CITY: 'City',
  POST_CODE: 'Post code',
  COUNTRY: 'Country',
  JOB_TITLE: 'Job title',
  COMPANY_NAME: 'Company name',
  WORK_EMAIL: 'Work e-mail address',
  WORK_PHONE_NUMBER: 'Work phone number',
} as const;

/** The button below the thanks; it always says this. */
export const leadFormButtonTexts = { visitWebsite: 'Visit website' } as const;
