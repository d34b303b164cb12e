import { csvStyleFor } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { erasePerson, getPersonData } from './commands/answer-person.ts';
import { setApplicationMail } from './commands/set-application-mail.ts';
import { updateApplication } from './commands/update-application.ts';
import { downloadApplications } from './download.ts';
import { presentApplication, presentPerson, presentUse } from './presenter.ts';
import { findApplication, listPeople } from './repository.ts';
import { searchApplications } from './search.ts';
import { listUses, recordUse } from './uses.ts';

interface Caller {
  account: { id: string };
  person: { id: string };
}

const toolsOf = ({ connection: { db }, secrets }: Deps) => ({ db, secrets });

const callerIds = ({ account, person }: Caller) => ({ accountId: account.id, personId: person.id });

/** Every look at what people wrote is written down before it is shown. */
export const applicationHandlers = {
  async searchApplications({ person, params: { campaignId }, body, deps }) {
    const answer = await searchApplications(toolsOf(deps), campaignId, body);
    const use = { campaignId, personId: person.id, use: 'listed', number: answer.total } as const;
    // Also where nothing is shown: that a text is found, or not, tells of what people wrote.
    if (answer.total > 0 || body.text !== '') await recordUse(deps.connection.db, use);
    return answer;
  },

  async getApplication({ person, params: { campaignId, applicationId }, deps }) {
    const { db } = deps.connection;
    const row = await findApplication(db, campaignId, applicationId);
    if (!row) throw notFound();
    await recordUse(db, { campaignId, personId: person.id, use: 'opened', applicationId });
    return presentApplication(deps.secrets, row);
  },

  async updateApplication(context) {
    const { deps, params, body: sent, expectedVersion } = context;
    const request = { ...callerIds(context), ...params, sent, expectedVersion };
    return updateApplication(deps, request).catch(async (error: unknown) => {
      // The refusal shows what stands there now. Its transaction is undone, with all it wrote down.
      if (error instanceof Refusal && error.code === 'stale') {
        const { campaignId, personId, applicationId } = request;
        await recordUse(deps.connection.db, { campaignId, personId, use: 'opened', applicationId });
      }
      throw error;
    });
  },

  async downloadApplications({ person, params: { campaignId }, body: filter, deps, request }) {
    const style = csvStyleFor(request.headers['accept-language']);
    return downloadApplications(toolsOf(deps), { campaignId, personId: person.id, filter, style });
  },

  async getPersonData(context) {
    return getPersonData(context.deps, { ...callerIds(context), ...context.params });
  },

  async erasePerson(context) {
    return erasePerson(context.deps, { ...callerIds(context), ...context.params });
  },

  async listApplicationUses({ person, params: { campaignId }, query: { before }, deps }) {
    const { db } = deps.connection;
    const { rows, hasMore } = await listUses(db, campaignId, before);
    const data = rows.map((row) => presentUse(deps.secrets, row));
    const isNamed = data.some(({ application }) => application?.state === 'readable');
    if (isNamed) await recordUse(db, { campaignId, personId: person.id, use: 'recordRead' });
    return { data, hasMore };
  },

  async listApplicationPeople({ params: { campaignId }, deps }) {
    return (await listPeople(deps.connection.db, campaignId)).map(presentPerson);
  },

  async setApplicationMail(context) {
    const { deps, params, body } = context;
    const request = { ...callerIds(context), ...params, people: body.people };
    return (await setApplicationMail(deps, request)).map(presentPerson);
  },
} satisfies Partial<Handlers>;
