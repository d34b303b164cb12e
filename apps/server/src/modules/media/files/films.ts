import { open, readFile, stat } from 'node:fs/promises';
import { finding, wrongFormat } from '@posthorn/domain';
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

/** Enough for a million pictures and as many bits of sound; reading a larger table fills the memory. */
const MOST_TABLE_BYTES = 40_000_000;

/**
 * Checks an uploaded film and writes it anew beside it: the same pictures and sound, ready to be
 * played while it loads, without the place where it was taken and whatever else was in the file.
 *
 * Only what ffmpeg has written is measured: a few bytes in the head of a stranger's film can claim
 * billions of pictures, and reading them here, and not in a process of their own, ends the server.
 */
export async function readFilm(path: string): Promise<Film> {
  const kind = await sniff(path);
  if (kind !== 'mp4' && kind !== 'quicktime') refuse(wrongFormat('video'));
  const extension = kind === 'mp4' ? 'mp4' : 'mov';
  const clean = `${path}.${extension}`;
  try {
    await ffmpeg(
      path,
      ['-xerror', '-err_detect', 'explode'],
      [
        ...['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1'],
        ...['-movflags', '+faststart', '-f', extension, '-y', clean],
      ],
    );
    if ((await tableBytes(clean)) > MOST_TABLE_BYTES) refuse(finding('media.damaged', 'file'));
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

/** The size of the table of pictures, which stands near the beginning of what ffmpeg wrote. */
async function tableBytes(path: string): Promise<number> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(16);
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(head, 0, head.length, at);
      if (bytesRead < 8) return 0;
      const short = head.readUInt32BE(0);
      const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
      if (head.toString('latin1', 4, 8) === 'moov') return size;
      if (size < 8) return 0;
      at += size;
    }
  } finally {
    await file.close();
  }
}

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

/**
 * In a longer film only whole pictures are decoded, and the nearest one is taken: everything between
 * them could be minutes of work. Those that people make have one every few seconds.
 */
const EXACT_SECONDS = 60;
const wholePicturesOnly = ['-skip_frame', 'nokey', '-noaccurate_seek'];

/** A few different pictures of a film; of one that is shorter than it says, its first. */
export async function takeStills(
  path: string,
  duration: number,
  folder: string,
): Promise<Buffer[]> {
  const take = async (n: number, at: number): Promise<Buffer[]> => {
    const still = `${folder}/still-${n}.png`;
    const output = ['-frames:v', '1', '-vf', smaller, '-f', 'image2', '-y', still];
    const reading = duration > EXACT_SECONDS ? wholePicturesOnly : [];
    await ffmpeg(path, [...reading, '-ss', at.toFixed(3)], output).catch((error: unknown) => {
      // There is no picture at this moment.
      if (isOurTrouble(error)) throw error;
    });
    return readFile(still).then(
      (content) => [content],
      () => [],
    );
  };
  const stills: Buffer[] = [];
  for (const [n, share] of moments.entries()) {
    const [still] = await take(n, share * duration);
    if (still && !stills.some((other) => other.equals(still))) stills.push(still);
  }
  return stills.length > 0 ? stills : take(0, 0);
}
