import type { Handlers } from '../../platform/api/handler.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { contentTypeOf } from '../../platform/storage/storage.ts';
import { listApplicationEvents } from './application-events.ts';
import { setApplicationEvent } from './commands/set-application-event.ts';
import { setAccountDisclosure } from './commands/set-disclosure.ts';
import { updateAccount } from './commands/update-account.ts';
import { listDisclosureNames } from './disclosure-names.ts';
import type { Followers } from './live/followers.ts';
import { openStream } from './live/stream.ts';
import { presentAccount } from './presenter.ts';
import { findAccount, findFeatures, findSocialPage, listSocialPages } from './repository.ts';

export const accountHandlers = (followers: Followers) =>
  ({
    async getAccount({ account, deps }) {
      const { db } = deps.connection;
      const row = await findAccount(db, account.id);
      return presentAccount(row, deps.now(), await deps.networks.connectionsOf(db, account.id));
    },

    async updateAccount({ account, person, body, deps }) {
      const { db } = deps.connection;
      const request = { accountId: account.id, personId: person.id, utm: body.utm };
      const row = await updateAccount(deps, request);
      return presentAccount(row, deps.now(), await deps.networks.connectionsOf(db, account.id));
    },

    async setAccountDisclosure({ account, person, body, deps }) {
      const { db } = deps.connection;
      const request = { accountId: account.id, personId: person.id, chosen: body };
      const row = await setAccountDisclosure(deps, request);
      return presentAccount(row, deps.now(), await deps.networks.connectionsOf(db, account.id));
    },

    async listDisclosureNames({ account, deps }) {
      return listDisclosureNames(deps, account.id);
    },

    async listApplicationEvents({ account, deps }) {
      return listApplicationEvents(deps, account.id);
    },

    async setApplicationEvent({ account, person, params, body, deps }) {
      const { network } = params;
      const request = { accountId: account.id, personId: person.id, network, events: body.events };
      return setApplicationEvent(deps, request);
    },

    async listEnabledFeatures({ account, deps }) {
      return findFeatures(deps.connection.db, account.id);
    },

    async listSocialPages({ account, deps }) {
      const pages = await listSocialPages(deps.connection.db, account.id);
      return pages.map((page) => ({
        id: page.id,
        channel: page.channel,
        name: page.name,
        iconUrl: `/api/accounts/${account.id}/social-pages/${page.id}/icon`,
        leadformStatus: page.leadform_status,
        externalId: page.external_id,
      }));
    },

    async getSocialPageIcon({ account, params, deps, reply }) {
      const page = await findSocialPage(deps.connection.db, account.id, params.pageId);
      const file = page && (await deps.storage.get(page.icon_key));
      if (!page || !file) throw notFound();
      return (
        reply
          .header('content-type', contentTypeOf(page.icon_key))
          .header('content-length', file.size)
          .header('cache-control', 'private, max-age=3600')
          // A picture opened on its own must not be able to do anything.
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          )
          .send(file.body)
      );
    },

    async followAccount({ account, person, query, request, reply }) {
      if (followers.isFull(person.id)) {
        throw new Refusal('too_many', 'request.tooManyStreams', {
          headers: { 'retry-after': '60' },
        });
      }
      followers.add(
        { accountId: account.id, personId: person.id, session: person.sessionHash.toString('hex') },
        // the age was true when the request left; the way here and the access check took time, too
        query.age === undefined ? undefined : query.age + Math.ceil(reply.elapsedTime),
        (onEnd) => openStream(request, reply, onEnd),
      );
    },
  }) satisfies Partial<Handlers>;
