import type { VacancyPage } from '@posthorn/domain';
import { openThreads } from '../../platform/threads/open-threads.ts';
import type { PageAsked } from './page.thread.ts';

const threads = openThreads<PageAsked, VacancyPage>(import.meta.url, './page.thread.ts');

/** What the page of a vacancy says, read apart from requests. Throws TookTooMuch. */
export const parsePage = (
  bytes: Uint8Array,
  source: PageAsked['source'],
  signal?: AbortSignal,
): Promise<VacancyPage> => threads.converse((thread) => thread.ask({ bytes, source }), signal);
