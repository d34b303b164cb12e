import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import {
  type ArchiveTotals,
  bannerFileFinding,
  entryFinding,
  type Finding,
  finding,
  isArchive,
  isClutter,
  isFolder,
  sameName,
  toldName,
  totalsFinding,
} from '@posthorn/domain';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { entryName } from './entry-name.ts';

export interface ArchivedFile {
  data: Buffer;
  /** What it weighs in the archive. */
  packedBytes: number;
  /** Why no banner can hold it; then it is not unpacked. */
  found?: Finding;
}

/** What is known of everything read so far, through all archives inside one another. */
interface Reading {
  totals: ArchiveTotals;
  files: Map<string, ArchivedFile>;
  names: Set<string>;
}

/**
 * The files of an archive, and of archives in it, by path. Everything an archive says is checked before
 * a byte is unpacked, and what is unpacked is held against what was said.
 */
export async function readArchive(archive: Buffer): Promise<Map<string, ArchivedFile>> {
  const reading: Reading = {
    totals: { entries: 0, bytes: 0 },
    files: new Map(),
    names: new Set(),
  };
  await readInto(reading, archive, { folder: '', isInner: false });
  return reading.files;
}

interface Place {
  folder: string;
  isInner: boolean;
}

async function readInto(reading: Reading, archive: Buffer, place: Place): Promise<void> {
  const zip = await asRefusal('zip.notZip', () => openArchive(archive));
  const entries = await asRefusal('zip.damaged', () => listEntries(reading, zip, place));
  assertApart(entries.map(({ entry }) => entry));
  for (const { path, entry } of entries) {
    const found = bannerFileFinding({ path, bytes: entry.uncompressedSize });
    if (found && isArchive(path)) refuse(found);
    if (found) {
      reading.files.set(path, { data: Buffer.alloc(0), packedBytes: 0, found });
      continue;
    }
    const data = await asRefusal('zip.damaged', () => unpack(zip, entry));
    if (isArchive(path)) {
      await readInto(reading, data, { folder: `${path.slice(0, -'.zip'.length)}/`, isInner: true });
    } else {
      reading.files.set(path, { data, packedBytes: entry.compressedSize });
    }
  }
}

const openArchive = (archive: Buffer) =>
  fromBufferPromise(archive, { decodeStrings: false, validateEntrySizes: true });

async function listEntries(reading: Reading, zip: ZipFile, { folder, isInner }: Place) {
  const { totals, names } = reading;
  const entries: { path: string; entry: Entry }[] = [];
  for await (const entry of zip.eachEntry()) {
    totals.entries += 1;
    totals.bytes += entry.uncompressedSize;
    const tooMuch = totalsFinding(totals);
    if (tooMuch) refuse(tooMuch);
    const path = folder + entryName(entry);
    if (isClutter(path)) continue;
    const found = entryFinding({
      path,
      isLink: isLink(entry),
      isEncrypted: entry.isEncrypted(),
      isReadable: entry.compressionMethod === 0 || entry.compressionMethod === 8,
      bytes: entry.uncompressedSize,
    });
    if (found) refuse(found);
    const of = { name: toldName(path) };
    if (isInner && isArchive(path)) refuse(finding('zip.nested', 'zip', of));
    if (names.has(sameName(path))) refuse(finding('zip.twice', 'zip', of));
    names.add(sameName(path));
    if (!isFolder(path)) entries.push({ path, entry });
  }
  return entries;
}

const UNIX_KIND = 0o170000;
const PLAIN_KINDS = [0, 0o100000, 0o040000];

/** Links, and whatever else is neither a file nor a folder. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  !PLAIN_KINDS.includes((externalFileAttributes >>> 16) & UNIX_KIND);

const LOCAL_HEADER = 30;

/** Bytes that serve several files make much out of little. */
function assertApart(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < end) refuse(finding('zip.overlapping', 'zip'));
    end =
      entry.relativeOffsetOfLocalHeader +
      LOCAL_HEADER +
      entry.fileNameRaw.length +
      entry.compressedSize;
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const data = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(data) !== entry.crc32) refuse(finding('zip.damaged', 'zip'));
  return data;
}

/** What the library can not read is the archive's fault, not ours. */
async function asRefusal<T>(code: 'zip.notZip' | 'zip.damaged', work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(finding(code, 'zip'));
  }
}
