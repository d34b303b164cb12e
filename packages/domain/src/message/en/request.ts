/** Why a call of the API was refused or failed. */
export const requestTexts = {
  invalid: 'Some of the data sent was invalid. Please check it and try again.',
  tooLarge: 'The request is larger than {limit}.',
  unsupportedMedia: 'This kind of content is not accepted here.',
  foreignOrigin: 'This request did not come from Posthorn and was refused.',
  csrf: 'This page was open for too long. Please reload it and try again.',
  tooMany: 'Too many requests. Please try again in {seconds} seconds.',
  tooManyStreams: 'Posthorn is open in too many windows. Please close some.',
  busy: 'Posthorn is very busy right now. Please try again in a moment.',
  notFound: 'We could not find what you asked for.',
  keyReused: 'This key was already used for a request with other content. Please use a new one.',
  stale: 'Somebody else changed this in the meantime. Please look at the new version.',
  conflict: 'This is not possible in the current state.',
  failed:
    'Something went wrong on our side. Please try again; if it keeps happening, send us the request id.',
  databaseGone: 'Posthorn cannot reach its database right now. Please try again in a moment.',
  storageFull: 'There is no room left to store this. Please tell the people who run Posthorn.',
  shuttingDown: 'Posthorn is restarting. Please try again in a moment.',
  unknown: 'Unknown error',
  status: 'Something went wrong ({status}: {statusText})',
  noResponse: 'No response from the server. Please check your connection.',
} as const;
