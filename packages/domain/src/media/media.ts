import { mediaTypeTexts } from '#texts/media-type';
import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import type { Finding } from '../finding.ts';

/** What lies in the library. A logo is an image with another purpose. */
export const mediaTypes = ['image', 'video', 'logo'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const mediaTypeLabels: Record<MediaType, string> = mediaTypeTexts;

export const MEDIA_TITLE_MAX = 200;
export const ALT_TEXT_MAX = 250;

/** Where the eye should rest, as shares of width and height. Proposed crops keep it inside. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

/** What the rules need to know about an item. */
export interface MediaFacts {
  type: MediaType;
  width: number;
  height: number;
  /** Seconds; null for a still picture. */
  duration: number | null;
  bytes: number;
}

/** The words people keep with an item. */
export interface MediaWords {
  title: string;
  altText: string;
}

export function mediaWordsFindings({ title, altText }: MediaWords): Finding[] {
  const titleRules = [required, printableLine, maxLength(MEDIA_TITLE_MAX)];
  const altRules = altText === '' ? [] : [printableLine, maxLength(ALT_TEXT_MAX)];
  return [
    firstFinding(title, titleRules, 'title'),
    firstFinding(altText, altRules, 'altText'),
  ].filter((found) => found !== undefined);
}

// Control and format characters: invisible in a name, and some turn its direction around.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu;

const UNTITLED = 'untitled';

/** The last part of whatever a browser sent as a name, fit to be shown. */
export function cleanFileName(name: string): string {
  // In a form, browsers write a quotation mark of a name like this.
  const last = name.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(invisible, '').replace(/\s+/g, ' ').trim();
  const extension = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - extension.length);
  return `${[...stem].slice(0, 150).join('') || UNTITLED}${extension}`;
}

/** A new item is called like its file, without the extension. */
export function titleFromFileName(name: string): string {
  const stem = cleanFileName(name).replace(/\.[a-z0-9]{1,5}$/i, '');
  return stem.replace(/[_\s]+/g, ' ').trim() || UNTITLED;
}
