import {
  adSizeOf,
  archiveLimits,
  externalReference,
  textFileTypes,
  uploadSizes,
} from '@posthorn/domain';
import { type Path, refuse } from '../errors.ts';
import { type ArchiveFile, filesIn } from '../files/archive.ts';
import type { JsonObject } from '../names/check.ts';

const said: Record<string, string> = {
  INVALID_MEDIA_BUNDLE: 'The media bundle can not be read.',
  FILE_TOO_LARGE: 'The media bundle is too large.',
  TOO_MANY_FILES: 'The media bundle has too many files.',
  MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY: 'The media bundle has no page.',
  UNEXPECTED_SIZE: 'The page does not say a size that is shown.',
  EXTERNAL_URL_NOT_ALLOWED: 'The media bundle loads from elsewhere.',
  URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT: 'The media bundle loads over http.',
  UNSUPPORTED_HTML5_FEATURE: 'The media bundle keeps something in local storage.',
};

/** What is known of a bundle once it is found good; the bytes themselves are not kept. */
export function checkMediaBundle(bytes: Buffer, path: Path): JsonObject {
  const no = (code: string, trigger?: string): never =>
    refuse(`mediaBundleError.${code}`, said[code] ?? code, path, trigger ? { trigger } : {});
  if (bytes.length > archiveLimits.bannerKilobytes * 1024) no('FILE_TOO_LARGE');
  const files = filesIn(bytes) ?? no('INVALID_MEDIA_BUNDLE');
  if (files.length > archiveLimits.bannerFiles) no('TOO_MANY_FILES');
  const page =
    files.find(({ path: name }) => /(^|\/)index\.html?$/i.test(name)) ??
    files.find(({ path: name }) => /\.html?$/i.test(name)) ??
    no('MISSING_PRIMARY_MEDIA_BUNDLE_ENTRY');
  const size = adSizeOf(textOf(page, no)) ?? no('UNEXPECTED_SIZE');
  if (!uploadSizes.includes(`${size.width}x${size.height}`)) no('UNEXPECTED_SIZE');
  for (const file of files.filter(isText)) checkText(file, no);
  return { ...size, texts: marksIn(textOf(page, no)) };
}

function checkText(file: ArchiveFile, no: (code: string, trigger?: string) => never): void {
  const text = textOf(file, no);
  const elsewhere = externalReference(file.path, text);
  if (elsewhere?.startsWith('http:')) no('URL_IN_MEDIA_BUNDLE_NOT_SSL_COMPLIANT', elsewhere);
  if (elsewhere !== undefined) no('EXTERNAL_URL_NOT_ALLOWED', elsewhere);
  if (/\blocalStorage\s*[.[]/.test(text)) no('UNSUPPORTED_HTML5_FEATURE', file.path);
}

function textOf(file: ArchiveFile, no: (code: string) => never): string {
  try {
    return file.text();
  } catch {
    return no('INVALID_MEDIA_BUNDLE');
  }
}

const isText = ({ path }: ArchiveFile): boolean =>
  textFileTypes.some((type) => path.toLowerCase().endsWith(`.${type}`));

/** What the review goes by; the rest of a page is not worth keeping. */
const marksIn = (text: string): string[] => text.match(/\[\[[a-z:]{1,30}\]\]/g)?.slice(0, 5) ?? [];
