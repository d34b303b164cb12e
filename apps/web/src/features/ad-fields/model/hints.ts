import type { AdTextField, SearchList } from '@posthorn/domain';

/** What an empty field says to get somebody going. */
export const textHints: Record<AdTextField, string> = {
  message:
    'Type your message. You can start by telling about the advantages of working for your company.',
  headline: "What's your ad headline?",
  linkDescription: 'Write down your link description.',
};

export const lineHints: Record<SearchList, string> = {
  headlines: 'Type headline.',
  descriptions: 'Description.',
};

export const callToActionHint = 'Select a call to action for your ad.';
