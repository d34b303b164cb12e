import type { AdTextField, BannerTextField, SearchList } from '@posthorn/domain';

/** What an empty field says to get somebody going. */
export const textHints: Record<AdTextField, string> = {
  message:
    'Type your message. You can start by telling about the advantages of working for your company.',
  headline: "What's your ad headline?",
  linkDescription: 'Write down your link description.',
};

/** How the texts of a banner are called, and what they say while they are empty. */
export const bannerWords: Record<BannerTextField, { label: string; hint: string }> = {
  type: { label: 'Type', hint: 'A few words above the title, such as Vacancy.' },
  subtitle: { label: 'Subtitle', hint: 'What makes the job worth a click?' },
  title: { label: 'Title', hint: 'The job in a few words.' },
  callToAction: { label: 'Call to action', hint: 'What the button says, such as Apply now.' },
};

export const lineHints: Record<SearchList, string> = {
  headlines: 'Type headline.',
  descriptions: 'Description.',
};

export const callToActionHint = 'Select a call to action for your ad.';
