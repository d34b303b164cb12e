import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/** A request for another host name was led here: by a page that made its own name mean this machine. */
export const isLocalName = ({ headers }: IncomingMessage): boolean =>
  loopback.test(headers.host ?? '');

/** Programs call the networks; a web page that does so is not ours. */
export const isFromWebPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** The page of the sandbox itself, or an address that was typed. */
export const isFromElsewhere = ({ headers }: IncomingMessage): boolean =>
  (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) ||
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
