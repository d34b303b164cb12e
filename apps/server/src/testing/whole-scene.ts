import { setScene } from './scene.ts';
import { makeWholeWorld, type WholeWorld } from './whole-world.ts';

export let world: WholeWorld;

/** Called at the top of a file of tests, instead of `setScene`, where most of the world is asked for. */
export function setWholeScene(): void {
  setScene(async (db) => {
    world = await makeWholeWorld(db);
    return world;
  });
}
