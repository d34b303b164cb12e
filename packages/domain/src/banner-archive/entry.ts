import { type Finding, finding } from '../finding.ts';
import { listed } from '../message/listed.ts';
import { archiveLimits, type BannerFileType, bannerFileTypes, textFileTypes } from './limits.ts';

/** What an archive says about one thing in it. */
export interface ArchiveEntry {
  path: string;
  /** What kind of thing a Unix system would make of it. */
  isLink: boolean;
  isEncrypted: boolean;
  /** Stored as it is, or deflated: others are not in use for the web. */
  isReadable: boolean;
  /** Unpacked, as the archive says. */
  bytes: number;
}

export const isFolder = (path: string): boolean => path.endsWith('/');

/** What systems leave behind in archives, which no one put there. */
const clutter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i;
export const isClutter = (path: string): boolean => clutter.test(path);

/** Two names that a system somewhere takes for one. */
export const sameName = (path: string): string => path.normalize('NFC').toLowerCase();

export const extensionOf = (path: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? '';

export const bannerFileType = (path: string): BannerFileType | undefined => {
  const extension = extensionOf(path);
  return Object.hasOwn(bannerFileTypes, extension) ? (extension as BannerFileType) : undefined;
};

export const isText = (path: string): boolean => {
  const type = bannerFileType(path);
  return type !== undefined && textFileTypes.includes(type);
};

export const isArchive = (path: string): boolean => extensionOf(path) === 'zip';

/** A name as it can be told to a person: whatever it is, one short line. */
export const toldName = (name: string): string => {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return line.length > 80 ? `…${line.slice(-79)}` : line;
};

const NOTHING = new Set(['', '.', '..']);

/** A path leads to one place inside the archive, and nowhere else. */
function isPlainPath(path: string): boolean {
  const parts = path.replace(/\/$/, '').split('/');
  return (
    path.length <= archiveLimits.pathLength &&
    !/[\p{Cc}\p{Cs}\\]/u.test(path) &&
    !/^[a-z]:/i.test(path) &&
    parts.every((part) => !NOTHING.has(part))
  );
}

const MEGABYTE = 1024 * 1024;

/** Why nothing of an archive is read that holds this. */
export function entryFinding(entry: ArchiveEntry): Finding | undefined {
  const { path } = entry;
  const of = { name: toldName(path) };
  if (!isPlainPath(path)) return finding('zip.path', 'zip', of);
  if (entry.isLink) return finding('zip.link', 'zip', of);
  if (isFolder(path)) return undefined;
  if (entry.isEncrypted) return finding('zip.encrypted', 'zip');
  return entry.isReadable ? undefined : finding('zip.method', 'zip', of);
}

const refusedType = (of: { name: string }): Finding =>
  finding('zip.fileType', 'zip', { ...of, types: listed(Object.keys(bannerFileTypes)) });

/** Why a file can not be part of a banner; the other banners of its archive can be taken. */
export function bannerFileFinding({
  path,
  bytes,
}: Pick<ArchiveEntry, 'path' | 'bytes'>): Finding | undefined {
  if (isFolder(path)) return undefined;
  const of = { name: toldName(path) };
  if (!isArchive(path) && !bannerFileType(path)) return refusedType(of);
  const max = isText(path) ? archiveLimits.textMegabytes : archiveLimits.fileMegabytes;
  return bytes > max * MEGABYTE ? finding('zip.fileTooLarge', 'zip', { ...of, max }) : undefined;
}

/** What was read so far, of all archives in an archive together. */
export interface ArchiveTotals {
  entries: number;
  bytes: number;
}

/** Why there can be no more. */
export function totalsFinding({ entries, bytes }: ArchiveTotals): Finding | undefined {
  const { entries: most, unpackedMegabytes: max } = archiveLimits;
  if (entries > most) return finding('zip.tooManyEntries', 'zip', { max: most });
  return bytes > max * MEGABYTE ? finding('zip.unpackedTooLarge', 'zip', { max }) : undefined;
}
