/** Ads of any kind. */
export const adTexts = {
  typeLocked:
    'You cannot change the type of an existing ad. Try creating a new one, or copying from an existing one.',
  notInActive: "You can't add this type of ad to the active campaign. Use feed or create new.",
  channelClosed: 'Ads of this channel can not be added to this campaign',
  channelNotInType: 'Campaigns of this type have no ads on {channel}',
  campaignOver: 'This campaign is over, so its ads can not be changed any more',
  uploading: 'Please wait until the upload has finished',
  mediaMissing: 'Please choose an image or a video',
  facebookCarousel: 'Facebook carousels should be between 2 and 10 images.',
  instagramCarousel: 'Instagram carousels should be between 2 and 10 images.',
  last: 'This action is forbidden! It is not permitted to delete the last ad of this type.',
  warnLength: 'Keep this under {n} characters to avoid truncation across most devices',
  warnLinebreaks: 'Text would be automatically truncated after {n} line breaks',
  lastWithImage:
    'This is the last {channel} ad of the campaign with an image, so it has to keep an image.',
  lastWithVideo:
    'This is the last {channel} ad of the campaign with a video, so it has to keep a video.',
  tooMany: 'There are {max} ads already, and there can be no more',
  insertTooLong: 'Amount of characters you are trying to insert is too big',
  tagUnknown:
    '{tag} is not a known tag. Fix it before you launch, because ads would show it as it is written.',
  channelOff: 'This channel is disabled but has active ads',
  channelWithoutBudget: '{channel} has no budget in this campaign type',
  deleted: 'The ad was deleted',
  deleteQuestion: 'This action can not be undone. Would you like to proceed?',
} as const;
