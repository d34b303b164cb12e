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

/**
 * Checks an uploaded film and writes it anew beside it: the same pictures and sound, ready to be
 * played while it loads, without the place where it was taken and whatever else was in the file.
 */
export async function readFilm(path: string): Promise<Film> {
  const kind = await sniff(path);
  if (kind !== 'mp4' && kind !== 'quicktime') refuse(finding('media.videoType', 'file'));
  const extension = kind === 'mp4' ? 'mp4' : 'mov';
  const clean = `${path}.${extension}`;
  try {
    const facts = await probe(path);
    await ffmpeg(
      path,
      ['-xerror', '-err_detect', 'explode'],
      [
        ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1'],
        ...['-movflags', '+faststart', '-f', extension, '-y', clean],
      ],
    );
    // The first picture must be one: a container can be whole and its content rubbish.
    await ffmpeg(clean, ['-xerror'], ['-frames:v', '1', '-f', 'null', '-']);
    return { ...facts, path: clean, extension, bytes: (await stat(clean)).size };
  } catch (error) {
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw refusalOf(finding('media.damaged', 'file'));
  }
}

async function probe(path: string): Promise<Pick<Film, 'width' | 'height' | 'duration'>> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  try {
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) refuse(finding('media.noPicture', 'file'));
    const duration = await input.computeDuration();
    const { displayWidth: width, displayHeight: height } = picture;
    if (!(duration > 0) || !(width > 0) || !(height > 0)) refuse(finding('media.damaged', 'file'));
    return { width, height, duration: Math.round(duration * 1000) / 1000 };
  } finally {
    input.dispose();
  }
}

/** Where in a film stills are taken, as shares of its length. Beginnings are often black. */
const moments = [0.1, 0.3, 0.5, 0.7, 0.9];

/** A few pictures of a film, large enough for its preview. */
export async function takeStills(
  path: string,
  duration: number,
  folder: string,
): Promise<string[]> {
  const stills: string[] = [];
  for (const [n, share] of moments.entries()) {
    const still = `${folder}/still-${n}.png`;
    const at = (share * duration).toFixed(3);
    await ffmpeg(path, ['-ss', at], ['-frames:v', '1', '-f', 'image2', '-y', still]);
    if (await stat(still).catch(() => undefined)) stills.push(still);
  }
  return stills;
}
