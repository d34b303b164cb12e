import type { DemoEmail } from '../people.ts';
import type { FrameName } from './draw-scene.ts';
import type { LogoName } from './logos.ts';
import type { MoodName } from './moods.ts';
import type { SceneName } from './scenes/index.ts';

interface Words {
  title: string;
  altText: string;
  /** As a person's computer called it, without the ending. */
  file: string;
  by: DemoEmail;
  daysAgo: number;
}

export type DemoPicture = Words & { scene: SceneName; mood: MoodName; frame: FrameName };
export type DemoLogo = Words & { logo: LogoName };
export type DemoFilm = Words & {
  scene: SceneName;
  mood: MoodName;
  shape: 'tall' | 'square' | 'wide';
};

export interface DemoLibrary {
  pictures: DemoPicture[];
  logos: DemoLogo[];
  films: DemoFilm[];
}
