import { previewTexts } from '@posthorn/domain/texts/preview';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { ClampedText } from './clamped-text.tsx';

interface WordsProps {
  text: MaybeLive<string>;
  className: string;
}

/** What a network cuts after so many lines, and what stands there while nothing is written. */
export const Headline = (words: WordsProps) => (
  <ClampedText {...words} placeholder={previewTexts.headline} lines={2} />
);
export const LinkDescription = (words: WordsProps) => (
  <ClampedText {...words} placeholder={previewTexts.linkDescription} lines={1} />
);
export const ShownUrl = (words: WordsProps) => (
  <ClampedText {...words} placeholder={previewTexts.url} lines={1} />
);
