import {
  adSizeFinding,
  adSizeOf,
  type BannerLayout,
  type Finding,
  finding,
  isText,
  layOut,
  referenceFinding,
  titleFromFileName,
  toldName,
  weightFinding,
} from '@posthorn/domain';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import type { ArchivedFile } from './read-archive.ts';

/** A banner that may be stored. */
export interface FoundBanner {
  name: string;
  width: number;
  height: number;
  /** The path of its page among its files. */
  page: string;
  files: { path: string; data: Buffer }[];
}

/** A banner that can not be stored, and why. */
export interface RefusedBanner {
  name: string;
  findings: Finding[];
}

/** The banners in an archive, each of them checked. One that is refused leaves the others alone. */
export function findBanners(
  files: ReadonlyMap<string, ArchivedFile>,
  archiveName: string,
): { banners: FoundBanner[]; refused: RefusedBanner[] } {
  const layout = layOut([...files.keys()]);
  if ('found' in layout) refuse(layout.found);
  const banners: FoundBanner[] = [];
  const refused: RefusedBanner[] = [];
  for (const banner of layout.banners) {
    const name = nameOf(banner.folder || banner.page, archiveName);
    try {
      banners.push(check(files, banner, name));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ name, findings: error.findings });
    }
  }
  return { banners, refused };
}

function check(
  archived: ReadonlyMap<string, ArchivedFile>,
  { folder, page, files: paths }: BannerLayout,
  name: string,
): FoundBanner {
  const none: ArchivedFile = { data: Buffer.alloc(0), packedBytes: 0 };
  const files = paths.map((path) => ({ path, ...(archived.get(folder + path) ?? none) }));
  const unfit = files.find((file) => file.found)?.found;
  if (unfit) refuse(unfit);
  const packedBytes = files.reduce((sum, file) => sum + file.packedBytes, 0);
  const tooHeavy = weightFinding(name, { files: files.length, packedBytes });
  if (tooHeavy) refuse(tooHeavy);
  let html = '';
  for (const { path, data } of files.filter((file) => isText(file.path))) {
    const text = textOf(folder + path, data);
    const found = referenceFinding(folder + path, text);
    if (found) refuse(found);
    if (path === page) html = text;
  }
  const size = adSizeOf(html);
  const wrong = adSizeFinding(name, size);
  if (!size || wrong) refuse(wrong ?? finding('zip.noSize', 'zip', { name }));
  return { name, ...size, page, files: files.map(({ path, data }) => ({ path, data })) };
}

/** A banner is called like its folder, and where there is none like the archive. */
function nameOf(folder: string, archiveName: string): string {
  const last = folder.split('/').at(-2);
  return toldName(titleFromFileName(last ?? archiveName));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Browsers guess where a text is not UTF-8, and could read something else than we did. */
function textOf(path: string, data: Buffer): string {
  try {
    return utf8.decode(data);
  } catch {
    return refuse(finding('zip.notText', 'zip', { name: toldName(path) }));
  }
}
