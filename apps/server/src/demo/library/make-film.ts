import { rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runFfmpeg } from '../../modules/media/index.ts';
import { drawScene } from './draw-scene.ts';
import type { DemoFilm } from './items.ts';

const shapes = {
  tall: { width: 540, height: 960 },
  square: { width: 640, height: 640 },
  wide: { width: 960, height: 540 },
} as const;
const SECONDS = 5;
const FRAMES_PER_SECOND = 12;

/** A camera that slowly comes nearer to what matters in a scene. */
export async function makeFilm({ scene, mood, shape }: DemoFilm, path: string): Promise<void> {
  const { width, height } = shapes[shape];
  const { svg, focalPoint } = drawScene(scene, mood, shape);
  const still = `${path}.png`;
  // Twice the size of the film: zoompan moves in whole pixels, and small steps would tremble.
  const large = { width: width * 2, height: height * 2, fit: 'cover' as const };
  await writeFile(
    still,
    await sharp(Buffer.from(svg)).resize(large).png({ compressionLevel: 1 }).toBuffer(),
  );
  const frames = SECONDS * FRAMES_PER_SECOND;
  const nearer = `zoompan=z=1+0.3*on/${frames}:x=(iw-iw/zoom)*${focalPoint.x}:y=(ih-ih/zoom)*${focalPoint.y}:d=${frames}:s=${width}x${height}:fps=${FRAMES_PER_SECOND}`;
  try {
    await runFfmpeg([
      ...['-i', still, '-vf', nearer, '-frames:v', String(frames)],
      ...[
        '-threads',
        '2',
        '-c:v',
        'libx264',
        '-preset',
        'superfast',
        '-crf',
        '26',
        '-pix_fmt',
        'yuv420p',
      ],
      ...['-f', 'mp4', '-y', path],
    ]);
  } finally {
    await rm(still, { force: true });
  }
}
