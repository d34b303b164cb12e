import {
  adTypeSpecs,
  callToActionLabel,
  dynamicTagName,
  piecesOfText,
  say,
  usesText,
} from '@posthorn/domain';
import type { PreviewedAd, PreviewedPage } from './previewed-ad.ts';

/** A preview in one breath, for those who hear it: what it is, whose, and what it says. */
export function summaryOf(ad: PreviewedAd, page: PreviewedPage | null): string {
  const { adType, callToAction } = ad;
  const words = [
    usesText(adType, 'message') && (plain(ad.message) || 'no message yet'),
    usesText(adType, 'headline') && plain(ad.headline),
    callToAction ? `Button: ${callToActionLabel(callToAction)}` : 'No button yet',
  ].filter((part) => typeof part === 'string' && part !== '');
  return `${adTypeSpecs[adType].label} by ${page?.name ?? say('preview.page')}: ${words.join('. ')}`;
}

const plain = (text: string): string =>
  piecesOfText(text.trim())
    .map((piece) => ('tag' in piece ? dynamicTagName(piece.tag) : piece.text))
    .join('')
    .replace(/\s+/g, ' ');
