import { inflateRawSync } from 'node:zlib';

export interface ArchiveFile {
  path: string;
  /** Throws when it is larger than it may be, or broken. */
  text(): string;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_COMMENT = 65_557;
const LARGEST_FILE = 4 * 1024 * 1024;
/** More entries are not counted: far fewer are refused already. */
const MOST_ENTRIES = 1_000;

/** The files of a zip archive; undefined when it is none. */
export function filesIn(zip: Buffer): ArchiveFile[] | undefined {
  try {
    return [...entriesIn(zip)];
  } catch {
    return undefined;
  }
}

function* entriesIn(zip: Buffer): Generator<ArchiveFile> {
  const end = endOf(zip);
  let at = zip.readUInt32LE(end + 16);
  const count = Math.min(zip.readUInt16LE(end + 10), MOST_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('No entry');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const entry = {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    };
    if (!path.endsWith('/')) yield { path, text: () => textOf(zip, entry) };
    at += 46 + nameLength + extraLength + commentLength;
  }
}

function endOf(zip: Buffer): number {
  const from = Math.max(0, zip.length - LONGEST_COMMENT);
  for (let at = zip.length - 22; at >= from; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new Error('No end');
}

function textOf(
  zip: Buffer,
  { method, packed, offset }: { method: number; packed: number; offset: number },
): string {
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === 0) return bytes.toString('utf8');
  return inflateRawSync(bytes, { maxOutputLength: LARGEST_FILE }).toString('utf8');
}
