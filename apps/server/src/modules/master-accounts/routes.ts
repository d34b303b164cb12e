import { auditCsv, csvStyleFor, fullName } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import type { Deps } from '../../platform/deps.ts';
import { joinLines } from '../../platform/give-way.ts';
import { notFound } from '../../platform/refusal.ts';
import { sendFile } from '../media/index.ts';
import { listAudit } from './audit.ts';
import { addAccountUser } from './commands/add-account-user.ts';
import {
  eraseApplicant,
  getApplicantData,
  searchApplicants,
} from './commands/answer-applicants.ts';
import { beginArchive } from './commands/archive-account.ts';
import { bookMoney } from './commands/book-money.ts';
import { createAccount } from './commands/create-account.ts';
import { createMasterAccount } from './commands/create-master-account.ts';
import { updateManagedAccount } from './commands/update-managed-account.ts';
import { enterAccount, leaveAccount } from './commands/visit-account.ts';
import {
  imageUrlOf,
  presentAccount,
  presentAudit,
  presentManaged,
  presentVisit,
} from './presenter.ts';
import {
  countAccounts,
  findAccount,
  findMaster,
  findVisit,
  listAccounts,
  listMasterAdmins,
  listVisits,
  listWorkspaces,
} from './repository.ts';

interface Asking {
  master: { id: string };
  person: { id: string; sessionHash: Buffer };
  params: { accountId: string };
}

const requestOf = ({ master, person, params }: Asking) => ({
  masterId: master.id,
  personId: person.id,
  sessionHash: person.sessionHash,
  accountId: params.accountId,
});

async function wanted(deps: Deps, { master, params }: Pick<Asking, 'master' | 'params'>) {
  const account = await findAccount(deps.connection.db, master.id, params.accountId);
  if (!account) throw notFound();
  return account;
}

/** A file holds as many entries as a spreadsheet opens without trouble; what is older is narrowed down to. */
const MOST_IN_FILE = 50_000;

/** One at a time, as they are written. */
function* presented(rows: Awaited<ReturnType<typeof listAudit>>) {
  for (const row of rows) yield presentAudit(row);
}

export const masterAccountHandlers = {
  async getMasterAccount({ master, person, deps }) {
    const { db } = deps.connection;
    const { id, name, image_key, agreement, fee } = await findMaster(db, master.id);
    const admins = await listMasterAdmins(db, master.id);
    const visit = await findVisit(db, person.sessionHash);
    return {
      ...{ id, name, agreement, fee },
      imageUrl: imageUrlOf('/master-account/image', image_key),
      admins: admins.map((admin) => ({
        ...{ id: admin.id, name: fullName(admin), email: admin.email },
      })),
      visit: visit ? presentVisit(visit) : null,
    };
  },

  createMasterAccount: ({ master, person, body, upload, deps }) =>
    createMasterAccount(deps, { masterId: master.id, personId: person.id, master: body, upload }),

  async listManagedAccounts({ master, query, deps }) {
    const { db } = deps.connection;
    const { search, archived, page, perpage: perPage } = query;
    const asked = {
      search,
      isArchived: archived === '1',
      // One more than asked for tells whether there are more.
      limit: perPage + 1,
      offset: (page - 1) * perPage,
    };
    const rows = await listAccounts(db, master.id, asked);
    return {
      data: rows.slice(0, perPage).map(presentAccount),
      ...{ page, perPage, hasMore: rows.length > perPage },
      total: await countAccounts(db, master.id, asked),
    };
  },

  createAccount: ({ master, person, body, upload, deps }) =>
    createAccount(deps, { masterId: master.id, personId: person.id, account: body, upload }),

  async getManagedAccount({ master, params, deps }) {
    const account = await wanted(deps, { master, params });
    return presentManaged(account, await listWorkspaces(deps.connection.db, account.id));
  },

  updateManagedAccount: ({ master, person, params, body, expectedVersion, deps }) =>
    updateManagedAccount(deps, {
      ...requestOf({ master, person, params }),
      ...{ settings: body, expectedVersion },
    }),

  async getManagedAccountImage({ master, params, deps, reply }) {
    const { image_key } = await wanted(deps, { master, params });
    return sendFile(deps.storage, image_key, reply);
  },

  async getManagedWorkspaceImage({ master, params, deps, reply }) {
    const { id } = await wanted(deps, { master, params });
    const workspaces = await listWorkspaces(deps.connection.db, id);
    const workspace = workspaces.find((one) => one.id === params.workspaceId);
    return sendFile(deps.storage, workspace?.image_key, reply);
  },

  async getMasterAccountImage({ master, deps, reply }) {
    const { image_key } = await findMaster(deps.connection.db, master.id);
    return sendFile(deps.storage, image_key, reply);
  },

  addAccountUser: ({ master, person, params, body, deps }) =>
    addAccountUser(deps, { ...requestOf({ master, person, params }), user: body }),

  bookMoney: ({ master, person, params, body, deps }) =>
    bookMoney(deps, { ...requestOf({ master, person, params }), booking: body }),

  async archiveAccount({ master, person, params, body, deps }) {
    const account = await beginArchive(deps, {
      ...requestOf({ master, person, params }),
      typed: body.name,
    });
    return presentAccount(account);
  },

  searchApplicants: ({ master, person, params, body, deps }) =>
    searchApplicants(deps, { ...requestOf({ master, person, params }), text: body.text }),

  getApplicantData: ({ master, person, params, deps }) =>
    getApplicantData(deps, {
      ...requestOf({ master, person, params }),
      applicationId: params.applicationId,
    }),

  eraseApplicant: ({ master, person, params, deps }) =>
    eraseApplicant(deps, {
      ...requestOf({ master, person, params }),
      applicationId: params.applicationId,
    }),

  async enterAccount({ master, person, params, deps }) {
    return presentVisit(await enterAccount(deps, requestOf({ master, person, params })));
  },

  async leaveAccount({ master, person, params, deps }) {
    await leaveAccount(deps, requestOf({ master, person, params }));
  },

  async listAuditEntries({ master, query, deps }) {
    const { search, accountId, action, before: beforeId, perpage } = query;
    const rows = await listAudit(deps.connection.db, {
      ...{ masterId: master.id, search, accountId, action, beforeId },
      limit: perpage + 1,
    });
    return { data: rows.slice(0, perpage).map(presentAudit), hasMore: rows.length > perpage };
  },

  async getAuditReport({ master, query, deps, request, reply }) {
    const rows = await listAudit(deps.connection.db, {
      ...{ masterId: master.id, ...query },
      limit: MOST_IN_FILE,
    });
    if (rows.length === 0) return reply.code(204).send();
    const style = csvStyleFor(request.headers['accept-language']);
    const file = await joinLines(auditCsv(presented(rows), style));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit_log.csv"')
      .send(file);
  },

  async listVisits({ account, deps }) {
    const visits = await listVisits(deps.connection.db, account.id);
    return visits.map((visit) => ({
      id: visit.id,
      name: visit.person_name,
      enteredAt: visit.entered_at.toISOString(),
      leftAt: visit.left_at?.toISOString() ?? null,
    }));
  },
} satisfies Partial<Handlers>;
