/** Why the page of a vacancy could not be read. */
export const vacancyPageTexts = {
  badAddress:
    'This is no address of a web page. It has to begin with https:// or http://, without a login in it.',
  noPublicHost:
    'The address leads to no host on the public internet. Check it for typing mistakes; pages of an internal network can not be read.',
  redirects:
    'The address leads from one to the next without end. Open the page in your browser and copy its address from there.',
  timeout: 'The page did not answer in time. Try again in a moment.',
  tooSlow: 'The host sends the page too slowly. Try again in a moment.',
  tooHard:
    'The page takes more computing than pages need, and was not read. Set up the campaign by hand.',
  unreachable:
    'The host of the page could not be reached. Check the address, or try again in a moment.',
  notFound:
    'There is no page at this address (any more). Check it, or look for the vacancy on your site.',
  blocked:
    'The site does not let programs read this page (it answered {status}). Set up the campaign by hand, or ask those who run the site to let Posthorn in.',
  status: 'The site answered {status} instead of the page. Try again in a moment.',
  tooLarge: 'The page is larger than {max} MB and was not read.',
  unreadable: 'The page is packed in a way that can not be read.',
  notHtml:
    'This is a file and not a web page. Give the address of the page on which people read the vacancy.',
  notAVacancy:
    'No vacancy was recognised on this page. Give the address of the page of one vacancy, not of a list or a start page. A page that puts its text together in the browser can not be read: set up the campaign by hand then.',
  picture: 'The picture of the page could not be read again. Choose one of the library instead.',
} as const;
