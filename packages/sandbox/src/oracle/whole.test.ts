import { describe, expect, test } from 'vitest';
import { Ledger, type NetworkLedger } from '../ledger/ledger.ts';
import { memoryLog } from '../ledger/log.ts';
import type { Fields, NewObject } from '../ledger/object.ts';
import type { SandboxNetwork } from '../network.ts';
import { type ExpectedTree, unwholeMoments } from './whole.ts';

const marker = '[rk:one/';
const named = (part: string) => `Nurse ${marker}${part}]`;
const expected: ExpectedTree = {
  marker,
  ads: ['a', 'b'].map((id) => ({ id, isNamed: (name) => name === named(id), pieces: 1 })),
  places: 1,
  budget: 500_00,
};

/** A tree that is off, by what its objects are called. */
const trees: Record<SandboxNetwork, { on: Fields; off: Fields; objects: NewObject[] }> = {
  meta: {
    on: { status: 'ACTIVE' },
    off: { status: 'PAUSED' },
    objects: [
      {
        kind: 'campaign',
        id: 'root',
        name: named('campaign'),
        fields: { lifetime_budget: 500_00 },
      },
      {
        kind: 'adset',
        id: 'middle',
        parent: 'root',
        fields: { targeting: { geo_locations: { cities: [{ key: '1' }] } } },
      },
      { kind: 'adcreative', id: 'look' },
      ...['a', 'b'].map((id) => ({
        ...{ kind: 'ad', id, parent: 'middle', name: named(id) },
        fields: { creative_id: 'look' },
      })),
    ],
  },
  linkedin: {
    on: { status: 'ACTIVE' },
    off: { status: 'DRAFT' },
    objects: [
      { kind: 'adCampaignGroup', id: 'root', name: named('group') },
      {
        kind: 'adCampaign',
        id: 'middle',
        parent: 'root',
        fields: {
          totalBudget: { amount: '500.00' },
          targetingCriteria: {
            include: { and: [{ or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:1'] } }] },
          },
        },
      },
      { kind: 'post', id: 'look' },
      ...['a', 'b'].map((id) => ({
        ...{ kind: 'creative', id, parent: 'middle', name: named(id) },
        fields: { content: { reference: 'look' } },
      })),
    ],
  },
  google: {
    on: { status: 'ENABLED' },
    off: { status: 'PAUSED' },
    objects: [
      { kind: 'campaignBudget', id: 'money', fields: { totalAmountMicros: '500000000' } },
      {
        kind: 'campaign',
        id: 'root',
        name: named('campaign'),
        fields: { campaignBudget: 'money' },
      },
      { kind: 'campaignCriterion', id: 'place', parent: 'root', fields: { location: {} } },
      { kind: 'campaignCriterion', id: 'language', parent: 'root', fields: { language: {} } },
      ...['a', 'b'].flatMap((id) => [
        { kind: 'adGroup', id, parent: 'root', name: named(id) },
        { kind: 'adGroupAd', id: `${id}-ad`, parent: id },
      ]),
    ],
  },
};

describe.each(Object.keys(trees) as SandboxNetwork[])('on %s', (network) => {
  const { on, off, objects } = trees[network];
  const ids = objects.map(({ id }) => id);

  /** Everything is made, switched off; then each of these happens by itself. */
  function after(...happenings: ((ledger: NetworkLedger) => void)[]) {
    const all = new Ledger(memoryLog(), () => 1_000);
    const ledger = all.of(network);
    for (const object of objects) {
      ledger.create({ ...object, fields: { ...object.fields, ...off } });
      all.commit();
    }
    for (const happening of happenings) {
      happening(ledger);
      all.commit();
    }
    return (refused: string[] = []) =>
      unwholeMoments(ledger, network, [expected], new Set(refused)).map(({ problems }) => problems);
  }
  const turnOn = (...which: string[]) =>
    which.map((id) => (ledger: NetworkLedger) => void ledger.change(id, on));
  const below = ids.filter((id) => id !== 'root');

  test('what is switched on from below is always whole', () => {
    expect(after(...turnOn(...below, 'root'))()).toEqual([]);
  });

  test('what is switched on from above is not, until the last switch', () => {
    expect(after(...turnOn('root', ...below))()).toContainEqual(['without ad b']);
  });

  test('an ad that was refused is not missed', () => {
    const found = after(...turnOn(...below.filter((id) => id !== 'b'), 'root'));
    expect(found()).toEqual([['without ad b']]);
    expect(found(['b'])).toEqual([]);
  });

  test('an ad that is gone, and comes back a moment later, was gone', () => {
    const found = after(
      ...turnOn(...below, 'root'),
      (ledger) => void ledger.change('a', off),
      (ledger) => void ledger.change('a', on),
    );
    expect(found()).toEqual([['without ad a']]);
  });

  test('what one request does is seen as one', () => {
    const found = after(...turnOn(...below, 'root'), (ledger) => {
      ledger.change('a', off);
      ledger.change('a', on);
    });
    expect(found()).toEqual([]);
  });

  test('another budget and missing places are seen', () => {
    const spoil = (ledger: NetworkLedger) => {
      if (network === 'meta') {
        ledger.change('root', { lifetime_budget: 1 });
        ledger.change('middle', { targeting: {} });
      }
      if (network === 'linkedin') {
        ledger.change('middle', { totalBudget: { amount: '500.01' }, targetingCriteria: {} });
      }
      if (network === 'google') {
        ledger.change('money', { totalAmountMicros: '10000' });
        ledger.remove('place');
      }
    };
    const [problems] = after(spoil, ...turnOn(...below, 'root'))();
    expect(problems).toEqual(['without all places', expect.stringMatching(/^with \d+ of 50000$/)]);
  });

  test('a second tree beside the first is seen', () => {
    const found = after(
      (ledger) => {
        for (const { id, parent, fields, ...object } of objects) {
          const twin = { ...object, id: `${id}-2`, ...(parent && { parent: `${parent}-2` }) };
          ledger.create({ ...twin, fields: { ...fields, ...on } });
        }
      },
      ...turnOn(...below, 'root'),
    );
    expect(found().at(-1)).toContain('twice');
  });
});
