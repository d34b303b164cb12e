import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/refusal.ts';
import {
  CAREER_SITE_PATH,
  CAREER_SITE_STYLE,
  writeCareerSite,
  writeVacancyPage,
} from './write-page.ts';

/** Serves a small career site, on whose vacancies one can try what reading a vacancy does. */
export function addCareerSite(app: FastifyInstance, { config, now }: Deps): void {
  if (!config.demoData) return;
  const publicUrl = config.PUBLIC_URL ?? '';
  const html = 'text/html; charset=utf-8';
  app.get(CAREER_SITE_PATH, (_, reply) => reply.type(html).send(writeCareerSite()));
  app.get(`${CAREER_SITE_PATH}/site.css`, (_, reply) =>
    reply.type('text/css; charset=utf-8').send(CAREER_SITE_STYLE),
  );
  app.get<{ Params: { name: string } }>(`${CAREER_SITE_PATH}/:name`, (request, reply) => {
    const day = now().toISOString().slice(0, 10);
    const page = writeVacancyPage(request.params.name, { publicUrl, day });
    if (page === undefined) throw notFound();
    return reply.type(html).send(page);
  });
}
