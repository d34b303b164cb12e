import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

interface Page {
  size?: string;
  head?: string;
  body?: string;
}

/** The page of a banner that breaks no rule. */
export const bannerPage = ({ size = '300x250', head = '', body = '' }: Page = {}): string => {
  const [width, height] = size.split('x');
  return `<!DOCTYPE html><html><head><meta name="ad.size" content="width=${width},height=${height}">${head}</head><body>${body}</body></html>`;
};

/** A zip file with these files, by their paths. */
export function makeArchive(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}
