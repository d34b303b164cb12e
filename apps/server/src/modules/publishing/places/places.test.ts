import type { Connector, PlannedPlace } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import { makeAccount, makeMembership, makePerson, makePlace } from '@posthorn/db/builders';
import { sandboxNetworks } from '@posthorn/sandbox';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
} from '../../../testing/networks/sandbox-scene.ts';
import { placesOn } from './places-on.ts';

setSandboxScene();
afterEach(async () => {
  sandbox.faults.clear();
  // A network that failed is left alone for a while.
  await sandbox.clock.advance(3_600_000);
});

type Answer = OperationAnswer<'findPlacesOnNetworks'>['networks'][number];
const inBelgium = { country_code: 'BE', country_name: 'Belgium' };
const inGermany = { country_code: 'DE', country_name: 'Germany' };

beforeAll(async () => {
  const { db } = server;
  // People do not wait for long; here everything that is read once is read before they ask.
  for (const network of sandboxNetworks) sandbox.world(network).places({ text: 'Utrecht' });
  await makePlace(db, {
    ...{ id: 'region:BE.VLG', type: 'region', name: 'Flanders', alternatives: ['Vlaanderen'] },
    ...inBelgium,
  });
  await makePlace(db, {
    ...{ id: 'city:gent', name: 'Gent', region_name: 'East Flanders', ...inBelgium },
    ...{ alternatives: ['Ghent', 'Gand'], regions: ['region:BE.VLG'] },
    ...{ latitude: 51.05, longitude: 3.7167 },
  });
  await makePlace(db, {
    ...{ id: 'city:brugge', name: 'Brugge', region_name: 'West Flanders', ...inBelgium },
    ...{ alternatives: ['Bruges'], regions: ['region:BE.VLG'] },
    ...{ latitude: 51.2089, longitude: 3.2242 },
  });
  await makePlace(db, { id: 'city:b1', name: 'Bergen', region_name: 'North Holland' });
  await makePlace(db, { id: 'city:b2', name: 'Bergen', region_name: 'Limburg' });
  await makePlace(db, { id: 'city:b3', name: 'Bergen', region_name: 'Zeeland' });
  await makePlace(db, {
    ...{ id: 'city:kreuzberg', name: 'Kreuzberg', region_name: 'Berlin', ...inGermany },
  });
});

async function ask(ids: string[], personId = kit.admin.id, accountId = kit.account.id) {
  const client = await server.client(personId);
  const { status, body } = await client.send('findPlacesOnNetworks', {
    params: { accountId },
    query: { ids: ids.join() },
  });
  return { status, networks: (body as { networks: Answer[] }).networks };
}

/** What each network calls one place. */
async function named(id: string) {
  const { networks } = await ask([id]);
  return Object.fromEntries(
    networks.map(({ network, places: [place] }) => [
      network,
      place && [place.name, place.regionName],
    ]),
  );
}

const kept = (placeId: string) =>
  server.db
    .selectFrom('network_place')
    .select(['network', 'external_id', 'name'])
    .where('place_id', '=', placeId)
    .orderBy('network')
    .execute();

const connectorTo = async (channel: 'facebook' | 'linkedIn'): Promise<Connector> => {
  const connector = await tools.networks.connectorFor(server.db, kit.account.id, channel);
  if (!connector) throw new Error(`No connector for ${channel}`);
  return connector;
};

test('Gent is Ghent in English, and a circle on Meta; that is kept', async () => {
  const { networks } = await ask(['city:gent']);
  const placeId = 'city:gent';
  const ghent = { placeId, name: 'Ghent', regionName: 'Flanders', radiusKm: null };
  expect(networks).toEqual([
    {
      network: 'meta',
      isAnswered: true,
      places: [{ placeId, name: 'Gent', regionName: null, radiusKm: 25 }],
    },
    { network: 'linkedin', isAnswered: true, places: [ghent] },
    { network: 'google', isAnswered: true, places: [ghent] },
  ]);
  expect(await kept('city:gent')).toEqual([
    { network: 'google', external_id: '2797656', name: 'Ghent' },
    { network: 'linkedin', external_id: 'urn:li:geo:2797656', name: 'Ghent' },
  ]);
  // From now on no network has to be there for it.
  for (const network of ['linkedin', 'google'] as const) {
    sandbox.faults.add({ network, effect: 'html502' });
  }
  expect((await ask(['city:gent'])).networks).toEqual(networks);
});

test('of two Bergens each is its own, and a third is none of them', async () => {
  expect(await named('city:b1')).toMatchObject({
    linkedin: ['Bergen', 'North Holland'],
    google: ['Bergen', 'North Holland'],
  });
  expect(await named('city:b2')).toMatchObject({
    linkedin: ['Bergen', 'Limburg'],
    google: ['Bergen', 'Limburg'],
  });
  expect(await named('city:b3')).toMatchObject({ linkedin: [null, null], google: [null, null] });
  expect(await kept('city:b3')).toEqual([]);
});

test('LinkedIn does not know Kreuzberg, and Google does not take the village for it', async () => {
  expect(await named('city:kreuzberg')).toEqual({
    meta: ['Kreuzberg', null],
    linkedin: [null, null],
    google: ['Kreuzberg', 'Berlin'],
  });
});

test('a network that is down says nothing, and the others do', async () => {
  sandbox.faults.add({ network: 'linkedin', effect: 'html502' });
  const { status, networks } = await ask(['city:brugge']);
  expect(status).toBe(200);
  expect(networks.map(({ network, isAnswered }) => [network, isAnswered])).toEqual([
    ['meta', true],
    ['linkedin', false],
    ['google', true],
  ]);
});

test('an account without ad accounts hears of no network', async () => {
  const account = await makeAccount(server.db);
  const person = await makePerson(server.db);
  await makeMembership(server.db, { account_id: account.id, person_id: person.id, role: 'admin' });
  expect(await ask(['city:gent'], person.id, account.id)).toEqual({ status: 200, networks: [] });
});

test('unknown places are left out, and too many are refused', async () => {
  const { networks } = await ask(['city:nowhere', 'city:gent']);
  for (const { places } of networks) {
    expect(places.map(({ placeId }) => placeId)).toEqual(['city:gent']);
  }
  expect((await ask(['a', 'b', 'c', 'd', 'e', 'f'])).status).toBe(422);
});

test('what was found is looked up again after a while, and is not taken for the real network', async () => {
  const linkedin = await connectorTo('linkedIn');
  let searches = 0;
  const counting: Connector = {
    ...linkedin,
    searchPlaces: (query) => {
      searches += 1;
      return linkedin.searchPlaces(query);
    },
  };
  const gent: PlannedPlace = {
    id: 'city:gent',
    name: 'Gent',
    type: 'city',
    countryCode: 'BE',
    regionName: null,
  };
  const now = sandbox.clock.now();
  const at = (time: number, isSandbox = true) =>
    placesOn({ db: server.db, isSandbox, now: () => time }, counting)(gent);
  await at(now);
  searches = 0;
  await at(now + 80 * 86_400_000);
  expect(searches).toBe(0);
  await at(now, false);
  expect(searches).toBe(2);
  await at(now + 100 * 86_400_000);
  expect(searches).toBe(4);
});

test('a plan from before places had ids is understood', async () => {
  const around = { db: server.db, isSandbox: true, now: () => sandbox.clock.now() };
  const old = { type: 'city', countryCode: 'BE', regionName: 'East Flanders' } as const;
  const onMeta = placesOn(around, await connectorTo('facebook'));
  const onLinkedIn = placesOn(around, await connectorTo('linkedIn'));
  expect(await onMeta({ ...old, name: 'Gent' })).toEqual({
    ...{ is: 'pin', latitude: 51.05, longitude: 3.7167, radiusKm: 25 },
  });
  expect(await onLinkedIn({ ...old, name: 'Gent' })).toMatchObject({ key: 'urn:li:geo:2797656' });
  expect(await onMeta({ ...old, name: 'Atlantis' })).toBeUndefined();
});

test('a radius is a circle where the network has one', async () => {
  const { networks } = await ask(['city:gent~40']);
  expect(networks.map(({ network, places }) => [network, places[0]?.radiusKm])).toEqual([
    ['meta', 40],
    ['linkedin', null],
    ['google', 40],
  ]);
});

test('a campaign in two cities is launched on every network', async () => {
  const { id } = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd']);
  const locations = ['gent', 'brugge'].map((name) => ({
    ...{ id: `city:${name}`, name, type: 'city', country: 'Belgium' },
    ...(name === 'brugge' && { radiusKm: 60 }),
  }));
  await server.db
    .updateTable('campaign')
    .set({ locations: JSON.stringify(locations) })
    .where('id', '=', id)
    .execute();
  await launch(id);
  const rows = await server.db
    .selectFrom('publication')
    .select(['channel', 'state', 'failure'])
    .where('campaign_id', '=', id)
    .orderBy('channel')
    .execute();
  expect(rows).toEqual(
    ['facebook', 'googleSearch', 'linkedIn'].map((channel) => ({
      ...{ channel, state: 'live', failure: null },
    })),
  );
  const [adSet] = sandbox.ledger.meta.list({ kind: 'adset' });
  expect(adSet?.fields.targeting).toMatchObject({
    geo_locations: {
      custom_locations: [
        { latitude: 51.05, longitude: 3.7167, radius: 25, distance_unit: 'kilometer' },
        { latitude: 51.2089, longitude: 3.2242, radius: 60, distance_unit: 'kilometer' },
      ],
    },
  });
});
