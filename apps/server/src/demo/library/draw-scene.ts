import type { FocalPoint } from '@posthorn/domain';
import { type MoodName, moods, paints } from './moods.ts';
import { type SceneName, scenes } from './scenes/index.ts';
import { box, disc } from './shapes.ts';

/** The windows through which a scene can be looked at: what is seen of it, and how large it becomes. */
const frames = {
  wide: { width: 1600, height: 1067, sees: { y: 0, width: 1600, height: 1067 } },
  square: { width: 1200, height: 1200, sees: { y: 0, width: 1067, height: 1067 } },
  tall: { width: 1080, height: 1920, sees: { y: -370, width: 810, height: 1440 } },
  /** Too small for most ads, as old pictures from a website are. */
  small: { width: 400, height: 267, sees: { y: 0, width: 1600, height: 1067 } },
} as const;
export type FrameName = keyof typeof frames;

export interface Drawing {
  svg: string;
  width: number;
  height: number;
  focalPoint: FocalPoint;
}

export function drawScene(name: SceneName, moodName: MoodName, frameName: FrameName): Drawing {
  const { width, height, sees } = frames[frameName];
  const scene = scenes[name];
  const mood = moods[moodName];
  const { focus } = scene;
  const left = Math.min(1600 - sees.width, Math.max(0, focus.x - sees.width / 2));
  const share = (value: number) => Math.round(value * 100) / 100;
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${sees.y} ${sees.width} ${sees.height}">`,
      paints(mood),
      scene.draw(mood),
      box(-400, -800, 2400, 2400, mood.veil.colour, 0, { opacity: mood.veil.opacity * 0.6 }),
      disc(300, -100, 1100, 'url(#glow)', { opacity: mood.veil.opacity * 1.6 }),
      '</svg>',
    ].join(''),
    width,
    height,
    focalPoint: {
      x: share((focus.x - left) / sees.width),
      y: share((focus.y - sees.y) / sees.height),
    },
  };
}
