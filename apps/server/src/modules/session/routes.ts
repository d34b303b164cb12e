import { createHmac } from 'node:crypto';
import { fullName } from '@posthorn/domain';
import { setCsrfToken } from '../../platform/access/csrf.ts';
import type { Handlers } from '../../platform/api/handler.ts';
import type { Config } from '../../platform/config.ts';
import { listKeptMail } from '../../platform/mail/outbox.ts';
import { notFound } from '../../platform/refusal.ts';
import { chatScriptUrl } from '../../platform/security.ts';
import { sessionToken } from '../../platform/session/cookies.ts';
import { beginSession } from './commands/begin-session.ts';
import { changeMyName } from './commands/change-my-name.ts';
import { endOtherSessions } from './commands/end-other-sessions.ts';
import { endSession } from './commands/end-session.ts';
import { findLocalPerson } from './commands/find-local-person.ts';
import { oidcHandlers } from './oidc/routes.ts';
import { presentMe, presentSession } from './presenter.ts';
import {
  findPersonById,
  isMasterAdmin,
  listMemberships,
  listPeople,
  listSessions,
} from './repository.ts';

const PEOPLE_OFFERED = 6;

export function sessionHandlers(config: Config) {
  return {
    ...oidcHandlers(config),

    async getAppConfig({ deps }) {
      return {
        version: deps.version,
        signIn: config.OIDC_ISSUER ? 'oidc' : 'local',
        outbox: config.MODE === 'local',
        helpUrl: config.HELP_URL ?? null,
        supportEmail: config.SUPPORT_EMAIL ?? null,
        chat: config.CHAT_APP_ID
          ? { appId: config.CHAT_APP_ID, scriptUrl: chatScriptUrl(config) }
          : null,
      };
    },

    async getCsrfCookie({ deps, request, reply }) {
      setCsrfToken(reply, deps, sessionToken(request, config));
    },

    async listLocalPeople({ deps }) {
      const people = await listPeople(deps.connection.db, PEOPLE_OFFERED);
      return people.map((person) => ({
        id: person.id,
        email: person.email,
        name: fullName(person),
        memberships: person.memberships,
      }));
    },

    async signInLocally({ body, deps, request, reply }) {
      const person = await findLocalPerson(deps, body.email);
      await beginSession(deps, { request, reply }, { personId: person.id });
    },

    async isAuthenticatedLocally({ person }) {
      return { authenticated: person !== undefined };
    },

    async signOutLocally({ deps, person, reply }) {
      await endSession(deps, reply, person.sessionHash);
    },

    async listOutbox({ deps }) {
      return listKeptMail(deps.connection.db);
    },

    async getMe({ person, deps }) {
      const row = await findPersonById(deps.connection.db, person.id);
      if (!row) throw notFound();
      return presentMe(row, await isMasterAdmin(deps.connection.db, person.id));
    },

    async changeMyName({ person, body, deps }) {
      const row = await changeMyName(deps, person.id, body);
      return presentMe(row, await isMasterAdmin(deps.connection.db, person.id));
    },

    async listMySessions({ person, deps }) {
      const sessions = await listSessions(deps.connection.db, person.id, person.sessionHash);
      return sessions.map(presentSession);
    },

    async endMySession({ person, params, deps }) {
      const { id: personId, sessionHash: except } = person;
      await endOtherSessions(deps, { personId, except, sessionId: params.sessionId });
    },

    async endMyOtherSessions({ person, deps }) {
      await endOtherSessions(deps, { personId: person.id, except: person.sessionHash });
    },

    async listMemberships({ person, deps }) {
      const memberships = await listMemberships(deps.connection.db, person.id, person.sessionHash);
      return memberships.map((membership) => ({
        account_id: membership.id,
        name: membership.name,
        role: membership.role,
        member_since: membership.member_since.toISOString(),
        ...(membership.ends_at && { visit_ends_at: membership.ends_at.toISOString() }),
      }));
    },

    async getChatHash({ person, deps }) {
      const secret = config.CHAT_SECRET ?? deps.secrets.sign('chat', '');
      return { hash: createHmac('sha256', secret).update(person.id).digest('hex') };
    },
  } satisfies Partial<Handlers>;
}
