import { tidyLine } from '../field/blank.ts';
import { type FieldRule, firstFinding, maxLength, printableLine } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { type AdType, adTypeSpecs } from './ad-type.ts';

/** Longer ones are cut off everywhere. */
export const DISPLAY_URL_MAX = 255;

export const showsDisplayUrl = (adType: AdType): boolean =>
  adTypeSpecs[adType].showsDisplayUrl === true;

// What people read, so the beginning may be left out; a host with a dot in it may not.
const readAddress =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}]{2,}(?:\/[^\s<>"'\\]*)?$/iu;

const address: FieldRule = (value, path) =>
  readAddress.test(value) ? undefined : finding('field.url', path);

/** The address people read in the ad. Left empty, it is the host of the campaign's landing page. */
export function displayUrlFinding(value: string | null | undefined): Finding | undefined {
  const typed = tidyLine(value ?? '');
  if (typed === '') return undefined;
  return firstFinding(typed, [printableLine, maxLength(DISPLAY_URL_MAX), address], 'displayUrl');
}
