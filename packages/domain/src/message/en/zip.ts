/** Zip files of HTML5 banners. */
export const zipTexts = {
  /** Of the window in which an uploaded banner is opened on its own. */
  bannerTitle: 'Banner',
  uploadIdle: 'Upload your .zip-file',
  uploadFailed: 'Failed to upload zip file',
  leftOut: {
    one: '{n} banner of this file was left out',
    other: '{n} banners of this file were left out',
  },
  notZip: 'This is not a zip file, or it is incomplete. Please pack your banners again.',
  damaged: 'This zip file is damaged. Please pack your banners again.',
  tooHard: 'This zip file takes too long to read. Please pack your banners again.',
  encrypted: 'This zip file is protected with a password. Please pack it without one.',
  method: '{name} is packed in a way that can not be read. Please use a plain zip file.',
  path: 'The name {name} can not be used inside a zip file',
  nameEncoding: 'A name in this zip file can not be read. Please use plain letters.',
  link: '{name} is a link. Please pack the file itself.',
  twice: '{name} is in this zip file more than once, or differs only in upper and lower case',
  overlapping: 'This zip file uses the same bytes for several files, which is not accepted',
  nested: '{name} is a zip file inside a zip file inside a zip file. Please unpack it first.',
  fileType: '{name} can not be part of a banner. Please use only files of these types: {types}.',
  notText: '{name} is not written in UTF-8. Please save it in that encoding.',
  fileTooLarge: '{name} is larger than {max} MB when it is unpacked',
  unpackedTooLarge: 'This zip file holds more than {max} MB when it is unpacked',
  tooManyEntries: 'This zip file holds more than {max} files',
  noPage: 'There is no banner in this zip file: it needs an html file, such as index.html',
  twoPages: 'The folder of {name} has several html files. Please call the banner index.html.',
  strayFile:
    '{name} belongs to none of the banners. Please put it into the folder of the banner that uses it.',
  tooManyBanners: 'There can be at most {max} banners in a zip file',
  tooManyFiles: 'The banner {name} has more than {max} files',
  bannerTooLarge: 'The banner {name} is larger than {max} KB',
  noSize:
    'The banner {name} does not say its size. Please add <meta name="ad.size" content="width=300,height=250">.',
  size: 'The banner {name} is {width} x {height}, which Google does not show',
  external:
    '{name} loads from elsewhere: {address}. Please put everything the banner shows into the zip file.',
} as const;
