import { stat } from 'node:fs/promises';
import { finding } from '@posthorn/domain';
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';
import { Refusal, refusalOf, refuse } from '../../../platform/refusal.ts';
import { ffmpeg } from './ffmpeg.ts';
import { sniff } from './sniff.ts';

export interface Film {
  path: string;
  extension: 'mp4' | 'mov';
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  bytes: number;
}

/** No film that may be uploaded has as many; tables that claim more would only fill the memory. */
const MOST_PACKETS = '1000000';

/**
 * Checks an uploaded film and writes it anew beside it: the same pictures and sound, ready to be
 * played while it loads, without the place where it was taken and whatever else was in the file.
 *
 * Only what ffmpeg has written is measured: a few bytes in the head of a stranger's film can claim
 * billions of pictures, and reading them here, and not in a process of their own, ends the server.
 */
export async function readFilm(path: string): Promise<Film> {
  const kind = await sniff(path);
  if (kind !== 'mp4' && kind !== 'quicktime') refuse(finding('media.videoType', 'file'));
  const extension = kind === 'mp4' ? 'mp4' : 'mov';
  const clean = `${path}.${extension}`;
  try {
    await ffmpeg(
      path,
      ['-xerror', '-err_detect', 'explode'],
      [
        ...['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1'],
        ...['-frames:v', MOST_PACKETS, '-frames:a', MOST_PACKETS],
        ...['-movflags', '+faststart', '-f', extension, '-y', clean],
      ],
    );
    const facts = await probe(clean);
    // The first picture must be one: a container can be whole and its content rubbish.
    await ffmpeg(clean, ['-xerror'], ['-an', '-frames:v', '1', '-f', 'null', '-']);
    return { ...facts, path: clean, extension, bytes: (await stat(clean)).size };
  } catch (error) {
    if (error instanceof Refusal || isOurTrouble(error)) throw error;
    throw refusalOf(finding('media.damaged', 'file'));
  }
}

/** A full disk or a missing program (ENOSPC, ENOENT) is not the fault of the film. */
const isOurTrouble = (error: unknown): boolean =>
  /^E[A-Z0-9]+$/.test(String((error as NodeJS.ErrnoException).code ?? ''));

async function probe(path: string): Promise<Pick<Film, 'width' | 'height' | 'duration'>> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  try {
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) refuse(finding('media.noPicture', 'file'));
    const duration = Math.round((await input.computeDuration()) * 1000) / 1000;
    const { displayWidth: width, displayHeight: height } = picture;
    const isShown = duration > 0 && Number.isFinite(duration) && width > 0 && height > 0;
    if (!isShown) refuse(finding('media.damaged', 'file'));
    return { width, height, duration };
  } finally {
    input.dispose();
  }
}

/** Where in a film stills are taken, as shares of its length. Beginnings are often black. */
const moments = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Wide enough for a preview; a film can claim to be as large as a house. */
const smaller = "scale='min(1600,iw)':'min(1600,ih)':force_original_aspect_ratio=decrease";

/** A few pictures of a film; of one that is shorter than it says, its first. */
export async function takeStills(
  path: string,
  duration: number,
  folder: string,
): Promise<string[]> {
  const take = async (n: number, at: number): Promise<string[]> => {
    const still = `${folder}/still-${n}.png`;
    const output = ['-frames:v', '1', '-vf', smaller, '-f', 'image2', '-y', still];
    await ffmpeg(path, ['-ss', at.toFixed(3)], output);
    return (await stat(still).catch(() => undefined)) ? [still] : [];
  };
  const stills: string[] = [];
  for (const [n, share] of moments.entries()) stills.push(...(await take(n, share * duration)));
  return stills.length > 0 ? stills : take(0, 0);
}
