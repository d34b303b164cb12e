/**
 * - `noPublicHost`: an unknown name, or one of our own network; the difference would tell which names we have inside
 * - `badAddress`: neither http nor https, or with a name and password in it
 * - `redirects`: it leads from one address to the next without end
 * - `timeout`: no answer, or none to its end, in the time there was for all of it
 * - `tooSlow`: bytes drip in, fewer than the least speed
 * - `tooLarge`: more bytes than we read
 * - `bomb`: packed bytes that become far too many when they are unpacked
 * - `unpacking`: packed in a way we do not know, or not as it says
 */
type ProblemKind =
  | 'noPublicHost'
  | 'badAddress'
  | 'redirects'
  | 'timeout'
  | 'tooSlow'
  | 'unreachable'
  | 'tooLarge'
  | 'bomb'
  | 'unpacking';

/** Why an address that a person gave us could not be reached or read. Holds no credentials. */
export class OutgoingProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** A short code, such as ECONNREFUSED. */
    readonly reason = '',
  ) {
    super(`${kind} ${reason}`.trim());
  }
}

const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** What went wrong while another machine was asked, in our words. */
export function problemOf(error: unknown): OutgoingProblem {
  if (error instanceof OutgoingProblem) return error;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || timeouts.has(code)) return new OutgoingProblem('timeout');
  if (/^(Z_|ERR_BROTLI|ERR__ERROR_|ERR_PADDING)/.test(code))
    return new OutgoingProblem('unpacking');
  return new OutgoingProblem('unreachable', code || name);
}
