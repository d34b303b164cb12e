import { type AdMedia, cutFindings, type SocialAdType, sayFinding } from '@posthorn/domain';

/** What is worth knowing about a picture or video that nothing speaks against. */
export function adviceOn(media: AdMedia, adType: SocialAdType): string | undefined {
  if (media.mediaErrors.length > 0) return undefined;
  const [advice] = cutFindings(media, media.crop ?? media.original, adType);
  return advice && sayFinding(advice);
}
