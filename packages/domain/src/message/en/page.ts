/** Social pages that speak in ads. */
export const pageTexts = {
  locked: 'The page can only be changed before the launch',
  noneAccepted:
    'Fast apply forms need a page that has accepted the terms for lead forms. Please ask for it in the settings page.',
  otherNetwork: 'Please paste the address of a page on {channel}',
  otherNumber: 'The address belongs to the page {number}',
  connectedAlready: 'This page is connected already',
  requestedAlready: 'This page was asked for already',
  deleted: 'Social page was deleted',
  noneConnected:
    'Please connect social pages to your account in the settings page in order to create ads and finish your campaign',
  noFacebook:
    'Please connect Facebook pages to your account in the settings page in order to create ads and finish your campaign',
  noInstagram:
    'Please connect Instagram pages to your account in the settings page in order to create ads and finish your campaign',
  noneForTemplate:
    'Please connect social pages to your account in the settings page in order to create posts for this template',
  noFacebookForTemplate:
    'Please connect Facebook pages to your account in the settings page in order to create posts for this template',
  noInstagramForTemplate:
    'Please connect Instagram pages to your account in the settings page in order to create posts for this template',
} as const;
