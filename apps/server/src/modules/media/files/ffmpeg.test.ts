import { expect, test } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';

const film = (target: string) => [
  ...['-f', 'lavfi', '-i', 'color=size=320x240:duration=1'],
  ...['-f', 'rawvideo', '-y', target],
];

test('a full disk is told apart from a damaged film', async () => {
  await expect(runFfmpeg(film('/dev/full'))).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(runFfmpeg(film('/nowhere/at/all'))).rejects.toMatchObject({ code: 1 });
});
