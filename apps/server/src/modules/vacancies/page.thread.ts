import type { VacancyPage } from '@posthorn/domain';
import { readVacancyPage } from '@posthorn/feeds';
import { serveThread } from '../../platform/threads/serve-thread.ts';

export interface PageAsked {
  bytes: Uint8Array;
  source: Parameters<typeof readVacancyPage>[1];
}

serveThread<PageAsked, VacancyPage>(async ({ bytes, source }) => readVacancyPage(bytes, source));
