import { type LeadForm, newLeadForm } from '@posthorn/domain';

/** A form as a recruiter would leave it. Its questions are those that the demo's applications answer. */
export const demoForm = (website: string): Omit<LeadForm, 'mediaId'> & { image: null } => {
  const { mediaId: _, ...empty } = newLeadForm();
  return {
    ...empty,
    image: null,
    introHeadline: 'Apply in a minute',
    introDescription: 'No letter, no CV. Leave your number and we call you within two days.',
    questionsDescription: 'How can we reach you?',
    questions: [
      ...empty.questions,
      {
        type: 'CUSTOM',
        label: 'Which shifts do you prefer?',
        options: ['Days', 'Evenings', 'Nights', 'I have no preference'],
      },
      { type: 'CUSTOM', label: 'Why would you like to work with us?', options: [] },
    ],
    privacyTitle: 'How we treat your data',
    privacyUrl: `${website}/privacy`,
    completionHeadline: 'Thank you for applying',
    completionDescription: 'We call you within two days.',
    completionButtonUrl: website,
  };
};
