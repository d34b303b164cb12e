import { type NetworkWord, networkWordIn } from '@posthorn/domain';
import { use } from 'react';
import { PreviewLanguage } from '../model/preview-language.ts';

/** A word of the network, in the language in which people read the ad. */
export function NetworkText({ word }: { word: NetworkWord }) {
  return networkWordIn(use(PreviewLanguage), word);
}
