import { vacancyAddresses, vacancyAddressFinding } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { countCall } from '../../platform/limits.ts';
import { notFound, refuse } from '../../platform/refusal.ts';
import { createFromVacancy, takesFromPage } from './commands/create-from-vacancy.ts';
import { proposeCampaign } from './propose-campaign.ts';
import { readPageAt } from './read-page-at.ts';

export const vacancyHandlers = {
  async readVacancy({ account, body, deps, reply }) {
    const wrong = vacancyAddressFinding(body.url);
    if (wrong) refuse(wrong);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const { signal } = left;
    const page = await readPageAt(deps.outgoing, vacancyAddresses(body.url), signal);
    return proposeCampaign(deps, account.id, page, signal);
  },

  async createFromVacancy({ account, person, workspace, body, deps, request }) {
    if (!workspace) throw notFound();
    // The picture is fetched from another host, as when the page is read.
    if (takesFromPage(body)) {
      const caller = { person, account, workspace, master: undefined };
      await countCall(deps.connection.pool, 'vacancyReading', caller, request.ip);
    }
    const { id: accountId, role } = account;
    const whose = { accountId, role, personId: person.id, requestId: request.id };
    return createFromVacancy(deps, { ...whose, workspaceId: workspace.id }, body);
  },
} satisfies Partial<Handlers>;
