import { expect, test } from 'vitest';
import type { Connector, PlaceQuery } from './connector.ts';
import { GOOGLE_API_VERSION, googleConnector } from './google/index.ts';
import { linkedInConnector } from './linkedin/index.ts';
import { metaConnector } from './meta/connector.ts';
import type { NetworkSettings } from './settings.ts';
import { TurnedClock } from './testing/turned-clock.ts';
import type { TransportTools } from './transport/transport.ts';

type Connect = (settings: NetworkSettings, tools: TransportTools) => Connector;

/** Asks a connector for places where the network answers this, and tells what it was asked. */
async function asked(connect: Connect, network: NetworkSettings['network'], body: unknown) {
  const calls: string[] = [];
  const connector = connect(
    {
      network,
      baseUrl: 'https://network.test',
      apiVersion: GOOGLE_API_VERSION,
      accountId: '1',
      credentials: { accessToken: 'a-key' },
      capabilities: { html5: false, leadForms: false, catalogAds: false },
      conversionId: null,
      applicationEvents: [],
    },
    {
      clock: new TurnedClock(),
      random: () => 0.5,
      fetch: async (url, init) => {
        calls.push(`${decodeURIComponent(String(url))} ${String(init?.body ?? '')}`);
        return Response.json(body);
      },
    },
  );
  return { calls, search: (query: PlaceQuery) => connector.searchPlaces(query) };
}

const kreuzberg: PlaceQuery = { name: 'Kreuzberg', type: 'city', countryCode: 'DE' };
const inGermany = { countryCode: 'DE' };

test('Meta is asked within the country; parts of a city are told from cities', async () => {
  const row = (key: string, type: string, country_code = 'DE') => ({
    ...{ key, type, country_code, name: 'Kreuzberg', region: 'Berlin' },
  });
  const data = [row('1', 'subcity'), row('2', 'city'), row('3', 'city', 'AT'), row('4', 'zip')];
  const { calls, search } = await asked(metaConnector, 'meta', { data });
  const found = { name: 'Kreuzberg', regionName: 'Berlin', ...inGermany };
  expect(await search(kreuzberg)).toEqual([
    { key: '1', type: 'quarter', ...found },
    { key: '2', type: 'city', ...found },
  ]);
  expect(calls[0]).toMatch(/q=Kreuzberg.*country_code=DE/);
});

test('Meta takes countries by their code, without being asked', async () => {
  const { calls, search } = await asked(metaConnector, 'meta', {});
  const query: PlaceQuery = { name: 'Germany', type: 'country', countryCode: 'DE' };
  expect(await search(query)).toEqual([{ key: 'DE', ...query, regionName: null }]);
  expect(calls).toEqual([]);
});

test('Google tells quarters, regions and cities apart, and keeps what it retires to itself', async () => {
  const constant = (id: string, targetType: string, more = {}) => ({
    geoTargetConstant: {
      ...{ resourceName: `geoTargetConstants/${id}`, name: 'Kreuzberg', targetType, ...inGermany },
      canonicalName: 'Kreuzberg,Berlin,Germany',
      ...more,
    },
  });
  const { calls, search } = await asked(googleConnector, 'google', {
    geoTargetConstantSuggestions: [
      constant('1', 'Neighborhood'),
      constant('2', 'District'),
      constant('3', 'City', { canonicalName: 'Kreuzberg,Germany' }),
      constant('4', 'City', { status: 'REMOVAL_PLANNED' }),
      constant('5', 'Postal Code'),
      constant('6', 'City', { countryCode: 'AT' }),
    ],
  });
  const found = { name: 'Kreuzberg', regionName: 'Berlin', ...inGermany };
  expect(await search(kreuzberg)).toEqual([
    { key: '1', type: 'quarter', ...found },
    { key: '2', type: 'quarter', ...found },
    { key: '3', type: 'city', ...found, regionName: null },
  ]);
  expect(await search({ ...kreuzberg, type: 'region' })).toEqual([
    { key: '2', type: 'region', ...found },
  ]);
  expect(calls[0]).toContain('"countryCode":"DE"');
});

test('LinkedIn says what a place is by what it lies in', async () => {
  const names = [
    'Germany',
    'Berlin, Germany',
    'Berlin, Berlin, Germany',
    'Kreuzberg, Berlin, Berlin, Germany',
    'Berlin Metropolitan Area',
    'Berlin, Connecticut, United States',
  ];
  const elements = names.map((name, index) => ({ urn: `urn:li:geo:${index}`, name }));
  const { search } = await asked(linkedInConnector, 'linkedin', { elements });
  const found = await search({ name: 'Berlin', type: 'city', countryCode: 'DE' });
  expect(found.map(({ name, type, regionName }) => [type, name, regionName])).toEqual([
    ['country', 'Germany', null],
    ['region', 'Berlin', null],
    ['city', 'Berlin', 'Berlin'],
    ['quarter', 'Kreuzberg', 'Berlin'],
  ]);
});
