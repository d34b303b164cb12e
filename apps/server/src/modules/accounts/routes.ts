import type { Handlers } from '../../platform/api/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listApplicationEvents } from './application-events.ts';
import { setApplicationEvent } from './commands/set-application-event.ts';
import { setAccountDisclosure } from './commands/set-disclosure.ts';
import { setConversionId, setPixelId } from './commands/set-network-numbers.ts';
import { updateAccount } from './commands/update-account.ts';
import { listDisclosureNames } from './disclosure-names.ts';
import type { Followers } from './live/followers.ts';
import { openStream } from './live/stream.ts';
import { presentAccount } from './presenter.ts';
import { findAccount, findConversionId, findFeatures, findPixelId } from './repository.ts';

export const accountHandlers = (followers: Followers) =>
  ({
    async getAccount({ account, deps }) {
      const { db } = deps.connection;
      return presentAccount(deps, db, await findAccount(db, account.id));
    },

    async updateAccount({ account, person, body: settings, expectedVersion, deps }) {
      const request = { accountId: account.id, personId: person.id, settings, expectedVersion };
      return updateAccount(deps, request);
    },

    async getConversionId({ account, deps }) {
      const where = { accountId: account.id, isSandbox: deps.networks.isSandbox };
      const found = await findConversionId(deps.connection.db, where);
      return { conversion_id: found?.conversion_id ?? null };
    },

    async setConversionId({ account, person, body, deps }) {
      const { conversion_id, seen } = body;
      const request = { accountId: account.id, personId: person.id, number: conversion_id, seen };
      await setConversionId(deps, request);
      return { conversion_id };
    },

    async getPixelId({ account, deps }) {
      return { pixelId: await findPixelId(deps.connection.db, account.id) };
    },

    async setPixelId({ account, person, body, deps }) {
      const { pixelId, seen } = body;
      const request = { accountId: account.id, personId: person.id, number: pixelId, seen };
      await setPixelId(deps, request);
      return { pixelId };
    },

    async setAccountDisclosure({ account, person, body, deps }) {
      const request = { accountId: account.id, personId: person.id, chosen: body };
      const row = await setAccountDisclosure(deps, request);
      return presentAccount(deps, deps.connection.db, row);
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
