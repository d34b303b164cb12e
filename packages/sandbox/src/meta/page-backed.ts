import type { SandboxPage, World } from '../dialect.ts';

const KIND = 'pageBacked';
const keyOf = (pageId: string) => `${KIND}:${pageId}`;

/** The account on Instagram that Meta keeps for a page without one of its own; undefined before it is made. */
export function backedBy(world: World, pageId: string): string | undefined {
  const id = world.ledger.get(keyOf(pageId))?.fields.instagramUserId;
  return typeof id === 'string' ? id : undefined;
}

/** Makes it, once. */
export function backPage(world: World, { id, name }: SandboxPage): string {
  const known = backedBy(world, id);
  if (known !== undefined) return known;
  const instagramUserId = world.newId();
  world.ledger.create({ kind: KIND, id: keyOf(id), name, fields: { instagramUserId } });
  return instagramUserId;
}
