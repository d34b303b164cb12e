import { say } from '@posthorn/domain';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { ClampedText } from './clamped-text.tsx';

interface WordsProps {
  text: MaybeLive<string>;
  className: string;
}

/** What a network cuts after so many lines, and what stands there while nothing is written. */
export const Headline = (words: WordsProps) => (
  <ClampedText {...words} placeholder={say('preview.headline')} lines={2} />
);
export const LinkDescription = (words: WordsProps) => (
  <ClampedText {...words} placeholder={say('preview.linkDescription')} lines={1} />
);
export const ShownUrl = (words: WordsProps) => (
  <ClampedText {...words} placeholder={say('preview.url')} lines={1} />
);
