import type { NetworkSettings } from '../settings.ts';
import { refusal } from './failures.ts';

/** Our key goes with the bytes, so they go to no one but LinkedIn. */
export function checkUploadAddress(
  address: string,
  { baseUrl, uploadBaseUrl = baseUrl }: NetworkSettings,
): void {
  const url = new URL(address);
  const isLinkedIn = url.protocol === 'https:' && /(^|\.)linkedin\.com$/.test(url.hostname);
  const isOurs = [baseUrl, uploadBaseUrl].some((base) => new URL(base).origin === url.origin);
  if (!isLinkedIn && !isOurs) throw refusal('uploadAddress');
}
