import { type Finding, finding } from '../finding.ts';
import { extensionOf, toldName } from './entry.ts';
import { archiveLimits } from './limits.ts';

/** One banner of an archive: its folder, its page in it, and what lies there. */
export interface BannerLayout {
  /** Ends with a slash; empty for the whole archive. */
  folder: string;
  /** Paths below the folder. */
  page: string;
  files: string[];
}

export type Layout = { banners: BannerLayout[] } | { found: Finding };

const isPage = (path: string): boolean => ['html', 'htm'].includes(extensionOf(path));
const isIndex = (path: string): boolean => /(^|\/)index\.html?$/i.test(path);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * The banners of an archive. One page makes one banner of everything. Of several, each folder with an
 * index.html is a banner; where there is no such page, each folder with a page.
 */
export function layOut(paths: readonly string[]): Layout {
  const pages = paths.filter(isPage);
  const [only] = pages;
  if (!only) return { found: finding('zip.noPage', 'zip') };
  if (pages.length === 1) return { banners: [{ folder: '', page: only, files: [...paths] }] };
  const indexes = pages.filter(isIndex);
  const chosen = indexes.length > 0 ? indexes : pages;
  const pageOf = new Map<string, string>();
  for (const page of chosen) {
    const folder = folderOf(page);
    if (pageOf.has(folder)) return { found: finding('zip.twoPages', 'zip', told(page)) };
    pageOf.set(folder, page);
  }
  const { banners: max } = archiveLimits;
  if (pageOf.size > max) return { found: finding('zip.tooManyBanners', 'zip', { max }) };
  return shareOut(paths, pageOf);
}

/** Every file goes to the nearest folder with a page above it. */
function shareOut(paths: readonly string[], pageOf: ReadonlyMap<string, string>): Layout {
  const filesOf = new Map([...pageOf.keys()].map((folder) => [folder, [] as string[]]));
  for (const path of paths) {
    const files = nearest(path, filesOf);
    if (!files) return { found: finding('zip.strayFile', 'zip', told(path)) };
    files.push(path);
  }
  const banners = [...pageOf].map(([folder, page]) => ({
    folder,
    page: page.slice(folder.length),
    files: (filesOf.get(folder) ?? []).map((path) => path.slice(folder.length)),
  }));
  return { banners };
}

function nearest(path: string, filesOf: ReadonlyMap<string, string[]>): string[] | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder.slice(0, -1))) {
    const files = filesOf.get(folder);
    if (files || folder === '') return files;
  }
}

const told = (name: string) => ({ name: toldName(name) });

/** Google's limits of one banner; its size is what its files weigh in the archive. */
export function weightFinding(
  name: string,
  { files, packedBytes }: { files: number; packedBytes: number },
): Finding | undefined {
  const { bannerFiles, bannerKilobytes } = archiveLimits;
  if (files > bannerFiles) {
    return finding('zip.tooManyFiles', 'zip', { ...told(name), max: bannerFiles });
  }
  return packedBytes > bannerKilobytes * 1024
    ? finding('zip.bannerTooLarge', 'zip', { ...told(name), max: bannerKilobytes })
    : undefined;
}
