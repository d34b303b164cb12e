import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/refusal.ts';
import { drawScene } from '../library/draw-scene.ts';
import { type SceneName, scenes } from '../library/scenes/index.ts';
import { DEMO_FEEDS_PATH, isDemoFeed, writeDemoFeed } from './demo-feeds.ts';

const isScene = (name: string): name is SceneName => name in scenes;

/** Serves the feeds of the demo, and the pictures of their jobs, to the product that reads them. */
export function addDemoFeeds(app: FastifyInstance, { config, now }: Deps): void {
  if (!config.demoData) return;
  const publicUrl = config.PUBLIC_URL ?? '';
  app.get<{ Params: { name: string } }>(`${DEMO_FEEDS_PATH}/:name`, (request, reply) => {
    const { name } = request.params;
    if (!isDemoFeed(name)) throw notFound();
    const day = now().toISOString().slice(0, 10);
    return reply
      .type('application/xml; charset=utf-8')
      .send(writeDemoFeed(name, { publicUrl, day }));
  });
  const drawn = new Map<SceneName, Promise<Buffer>>();
  app.get<{ Params: { file: string } }>(
    `${DEMO_FEEDS_PATH}/pictures/:file`,
    async (request, reply) => {
      const scene = request.params.file.replace(/\.jpg$/, '');
      if (!isScene(scene)) throw notFound();
      const picture = drawn.get(scene) ?? draw(scene);
      drawn.set(scene, picture);
      return reply.type('image/jpeg').send(await picture);
    },
  );
}

const draw = (scene: SceneName): Promise<Buffer> =>
  sharp(Buffer.from(drawScene(scene, 'day', 'wide').svg))
    .flatten()
    .resize(1200)
    .jpeg({ quality: 85 })
    .toBuffer();
