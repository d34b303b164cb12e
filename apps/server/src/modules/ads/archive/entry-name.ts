import { finding } from '@posthorn/domain';
import { type Entry, getFileNameLowLevel } from 'yauzl';
import { refuse } from '../../../platform/refusal.ts';

const SAYS_UTF8 = 0x800;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The path of something in an archive. Many programs write UTF-8 without saying so; what can be read
 * as such is, and the rest is in the letters of old PCs. Some programs write backslashes.
 */
export function entryName(entry: Entry): string {
  const { fileNameRaw: raw, generalPurposeBitFlag: flags } = entry;
  return nameOf(raw, flags).replaceAll('\\', '/').normalize('NFC');
}

function nameOf(raw: Buffer, flags: number): string {
  try {
    return utf8.decode(raw);
  } catch {
    if (flags & SAYS_UTF8) refuse(finding('zip.nameEncoding', 'zip'));
    return getFileNameLowLevel(flags, raw, [], true);
  }
}
