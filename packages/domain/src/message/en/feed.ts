/** What is wrong with a feed of jobs, or with one of its jobs. */
export const feedTexts = {
  authFailed: 'Authentication failed',
  authRequired: 'This feed asks for a login and a password.',
  noPublicHost: 'The address leads to no host on the public internet.',
  badAddress:
    'This is no address of a feed: it has to begin with https:// or http://, without a login in it.',
  redirects: 'The address leads from one to the next without end.',
  timeout: 'The feed did not answer, or not to its end, in time.',
  tooSlow: 'The host of the feed sends it so slowly that reading was given up.',
  crowdedOut:
    'The host of the feed sends it so slowly that reading was given up because other feeds were waiting.',
  tooHard: 'The feed takes more computing or memory than feeds need, and was not read to its end.',
  connectionRefused: 'The host of the feed refused the connection.',
  brokenOff: 'The connection broke off before the feed was complete.',
  certificate: 'The certificate of the host is not valid, so the feed was not read.',
  unreachable: 'The feed could not be reached ({reason}).',
  status: 'The address answered {status} instead of a feed.',
  tooLarge: 'The feed is larger than {max} MB.',
  bomb: 'The feed is packed so that it grows without measure, and was not read.',
  unpacking: 'The feed is packed in a way that can not be unpacked.',
  nothing: 'The address answered with nothing.',
  webPage: 'This is a web page, not an XML feed.',
  json: 'This is JSON, not an XML feed.',
  sitemap:
    'This is a sitemap: it lists pages and holds no jobs. Enter the address of a feed of jobs.',
  notXml: 'This is no valid XML. Line {line}, column {column}: {reason}',
  doctype:
    'The feed has a DOCTYPE, which is refused because it can pull in other files. Please leave it out.',
  unknownEncoding: 'The feed says that it is written in “{encoding}”, which is not known.',
  wrongEncoding:
    'The feed says that it is written in {encoding}, and is not: after line {line} there are other bytes.',
  manyAttributes: 'The element at line {line} has more than {max} attributes.',
  manyElements: 'A job that goes on at line {line} holds more than {max} elements.',
  undeclaredEncoding:
    'The feed does not declare its encoding, and is not in UTF-8: after line {line} there are other bytes.',
  tooDeep: 'Elements lie more than {max} deep in each other at line {line}.',
  longText: 'A job, element or text that begins before line {line} is too long, or does not end.',
  structure:
    'No jobs were recognised in this feed. Choose the elements of a job, its title and its address yourself.',
  otherStructure:
    'The feed is no longer built as it was: its outermost element is “{root}”, not “{expected}”.',
  tooManyJobs: 'The feed has more than {max} jobs.',
  noJobs: 'There is no job in this feed that can be advertised.',
  fewJobs: {
    one: 'There is only {n} job that can be advertised. Ads work better with at least {min}.',
    other: 'There are only {n} jobs that can be advertised. Ads work better with at least {min}.',
  },
  noImages:
    'None of these jobs has an image, and Facebook advertises no job without one. Have images added to the feed, or choose their element below.',
  manyWithoutImage: {
    one: '{n} of {jobs} jobs has no image, and Facebook advertises no job without one. Have images added to the feed, or choose their element below.',
    other:
      '{n} of {jobs} jobs have no image, and Facebook advertises no job without one. Have images added to the feed, or choose their element below.',
  },
  badPath: 'This does not name an element',
  withoutTitle: 'The job has no title',
  longTitle: 'The title is longer than {max} characters and is cut',
  withoutUrl: 'The job has no address',
  badUrl: 'The address of the job is no web address',
  withoutId: 'The job has no id of its own; its address serves as one',
  longId: 'The id is longer than {max} characters',
  withoutPlace: 'The job has no place',
  withoutImage: 'The job has no image; Facebook does not advertise jobs without one',
  duplicateId: 'Another job before it has the same id and place',
  closed: 'The job has closed on {day}',
  unreadableDay: 'The day on which the job closes can not be read: {text}',
  rejected: {
    one: '{n} jobs rejected due to an XML errors. Fix the errors before your next upload to add these jobs.',
    other:
      '{n} jobs rejected due to an XML errors. Fix the errors before your next upload to add these jobs.',
  },
} as const;
