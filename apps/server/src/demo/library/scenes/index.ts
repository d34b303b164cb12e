import { bakery } from './bakery.ts';
import { buildingSite } from './building-site.ts';
import { classroom } from './classroom.ts';
import { greenhouse } from './greenhouse.ts';
import { harbour } from './harbour.ts';
import { kitchen } from './kitchen.ts';
import { laboratory } from './laboratory.ts';
import { livingRoom } from './living-room.ts';
import { office } from './office.ts';
import { road } from './road.ts';
import type { Scene } from './scene.ts';
import { street } from './street.ts';
import { ward } from './ward.ts';
import { warehouse } from './warehouse.ts';
import { windFarm } from './wind-farm.ts';

export const scenes = {
  bakery,
  buildingSite,
  classroom,
  greenhouse,
  harbour,
  kitchen,
  laboratory,
  livingRoom,
  office,
  road,
  street,
  ward,
  warehouse,
  windFarm,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
