import { type Finding, finding } from '../finding.ts';
import { toldName } from './entry.ts';
import { uploadSizes } from './limits.ts';

export interface AdSize {
  width: number;
  height: number;
}

// Every repetition has an end: a page may be megabytes of anything.
const metas = /<meta\s[^<>]{0,1000}>/gi;
const isAdSize = /\bname\s{0,9}=\s{0,9}["']?ad\.size["'\s/>]/i;
const content = /\bcontent\s{0,9}=\s{0,9}(?:"([^"]{0,200})"|'([^']{0,200})'|([^\s"'>]{1,200}))/i;

/** The size a page says it has: <meta name="ad.size" content="width=300,height=250">. */
export function adSizeOf(html: string): AdSize | undefined {
  for (const [meta] of html.matchAll(metas)) {
    if (!isAdSize.test(meta)) continue;
    const said = content.exec(meta);
    const text = said?.[1] ?? said?.[2] ?? said?.[3] ?? '';
    const width = /\bwidth\s{0,9}=\s{0,9}(\d{1,5})(?:px)?\b/i.exec(text)?.[1];
    const height = /\bheight\s{0,9}=\s{0,9}(\d{1,5})(?:px)?\b/i.exec(text)?.[1];
    if (width && height) return { width: Number(width), height: Number(height) };
  }
  return undefined;
}

/** Google shows banners of certain sizes only. */
export function adSizeFinding(name: string, size: AdSize | undefined): Finding | undefined {
  const of = { name: toldName(name) };
  if (!size) return finding('zip.noSize', 'zip', of);
  const { width, height } = size;
  return uploadSizes.includes(`${width}x${height}`)
    ? undefined
    : finding('zip.size', 'zip', { ...of, width, height });
}
