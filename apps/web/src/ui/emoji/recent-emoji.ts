import { localSlot } from '../../lib/storage/browser-storage.ts';
import { type SkinTone, skinTones } from './emoji.ts';

/** Three lines of the picker. */
const MOST = 24;

const recent = localSlot('posthorn.emoji.recent');
const tone = localSlot('posthorn.emoji.tone');

/** The last ones first. */
export const recentEmoji = (): string[] => (recent.read() ?? '').split(' ').filter(Boolean);

export function rememberEmoji(sign: string): void {
  const others = recentEmoji().filter((each) => each !== sign);
  recent.write([sign, ...others].slice(0, MOST).join(' '));
}

export const chosenTone = (): SkinTone =>
  skinTones.find(({ id }) => id === tone.read())?.id ?? 'none';

export const rememberTone = (chosen: SkinTone): void => tone.write(chosen);
