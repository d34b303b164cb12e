import {
  type Finding,
  fileFinding,
  filesFinding,
  formatsFinding,
  type MediaPurpose,
  type MediaType,
  offeredTypes,
  sayFinding,
} from '@posthorn/domain';
import type { NewUpload } from './upload-engine.ts';

/** A browser goes by the ending, and does not know every one. */
const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
};

function contentType(file: File): string {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return file.type || typesByEnding[ending] || '';
}

const isVideo = (file: File) => contentType(file).startsWith('video/');

/** Still pictures are images or logos: the eye can not tell, so the person does. */
export type StillType = 'image' | 'logo';

/** How still pictures are meant where no one is asked; undefined where both are welcome. */
export function stillTypeFor(purpose: MediaPurpose): StillType | undefined {
  if (purpose.for === 'browsing') return undefined;
  return offeredTypes(purpose).includes('logo') ? 'logo' : 'image';
}

/** What is sent of the chosen files, or why none of them is. */
export function newUploads(
  files: readonly File[],
  { stillType, ...meant }: { stillType: StillType; accountId: string; isForAd: boolean },
): { uploads: NewUpload[]; refusal?: Finding; notice?: Finding } {
  const stills = files.filter((file) => !isVideo(file));
  const refusal = filesFinding(files.length, stillType);
  if (refusal) return { uploads: [], refusal };
  const uploads = files.map((file): NewUpload => {
    const type: MediaType = stillType === 'image' && isVideo(file) ? 'video' : stillType;
    const found = fileFinding({ type: contentType(file), size: file.size }, type);
    return { ...meant, file, type, error: found && sayFinding(found) };
  });
  return { uploads, notice: formatsFinding(stills.map((file) => ({ type: contentType(file) }))) };
}
