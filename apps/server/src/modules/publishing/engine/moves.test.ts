import type { Plan, PlannedAd } from '@posthorn/connectors';
import { describe, expect, test } from 'vitest';
import { type Move, movesTowards, type Reached, type Wanted } from './moves.ts';

const ad = (id: string, headlines = ['Nurses wanted']) =>
  ({ id, adType: 'GoogleSearchAd', headlines, descriptions: [] }) as const;
const plan = {
  channel: 'facebook',
  title: 'Nurse',
  budget: 100_00,
  startDate: '2027-01-01',
  endDate: '2027-01-20',
  ads: [ad('a'), ad('b')],
} as unknown as Plan;
const live: Reached = { plan, delivery: 'active', refused: [] };
const paused: Reached = { ...live, delivery: 'paused' };
const stopped: Reached = { ...live, delivery: 'stopped' };
const nothing: Reached = { plan: null, delivery: null, refused: [] };

const said = (wanted: Partial<Wanted>, reached: Reached) =>
  movesTowards({ plan, delivery: 'active', adsToSend: [], ...wanted }, reached).map((move: Move) =>
    'adId' in move ? `${move.do} ${move.adId}` : move.do,
  );

describe('delivery', () => {
  test.each<[Wanted['delivery'], string, Reached, string[]]>([
    ['active', 'nothing', nothing, ['publish']],
    ['active', 'what is live', live, []],
    ['active', 'what is paused', paused, ['resume']],
    ['active', 'what was stopped', stopped, ['extend', 'resume']],
    ['paused', 'nothing', nothing, ['pause']],
    ['paused', 'nothing, for sure', { ...nothing, delivery: 'paused' }, []],
    ['paused', 'what is live', live, ['pause']],
    ['paused', 'what is paused', paused, []],
    ['stopped', 'nothing', nothing, ['stop']],
    ['stopped', 'what is live', live, ['stop']],
    ['stopped', 'what was stopped', stopped, []],
  ])('%s from %s', (delivery, _name, reached, moves) => {
    expect(said({ delivery }, reached)).toEqual(moves);
  });
});

describe('a new plan', () => {
  const longer = { ...plan, endDate: '2027-02-01', budget: 200_00 };
  const edited = { ...plan, ads: [ad('a', ['Come to us']), ad('c')] };

  test('may end later and cost more', () => {
    expect(said({ plan: longer }, live)).toEqual(['boost', 'extend']);
    expect(said({ plan: longer }, stopped)).toEqual(['boost', 'extend', 'resume']);
    expect(said({ plan: longer, delivery: 'paused' }, live)).toEqual(['pause', 'boost', 'extend']);
  });

  test('spends no more on a day until it has its days, where money is spread over them', () => {
    const display = { channel: 'googleDisplay' } as const;
    const wanted = { plan: { ...longer, ...display } };
    expect(said(wanted, { ...live, plan: { ...plan, ...display } })).toEqual(['extend', 'boost']);
  });

  test('may have other ads: the new ones come before the old ones go', () => {
    expect(said({ plan: edited }, live)).toEqual(['replaceAd a', 'replaceAd c', 'removeAd b']);
  });

  test('changes its ads when it is resumed', () => {
    expect(said({ plan: edited, delivery: 'paused' }, paused)).toEqual([]);
    expect(said({ plan: edited }, paused)).toEqual([
      'replaceAd a',
      'replaceAd c',
      'removeAd b',
      'resume',
    ]);
  });

  test('that differs in anything else is published as a whole', () => {
    expect(said({ plan: { ...edited, title: 'Nurses' } }, live)).toEqual(['publish']);
    expect(said({ plan: { ...longer, title: 'Nurses' } }, paused)).toEqual([
      'boost',
      'extend',
      'publish',
      'resume',
    ]);
  });

  describe('of which the network refused ads', () => {
    const refusing = (...ads: PlannedAd[]): Reached => ({
      ...live,
      refused: ads.map((one) => ({ ad: one, untold: null })),
    });
    const partly = refusing(ad('b'));

    test('does not send them again when another one is edited, or when it is resumed', () => {
      expect(said({}, partly)).toEqual([]);
      expect(said({}, { ...partly, delivery: 'paused' })).toEqual(['resume']);
      const other = { ...plan, ads: [ad('a', ['Come to us']), ad('b')] };
      expect(said({ plan: other, adsToSend: ['a'] }, partly)).toEqual(['replaceAd a']);
      // Also where an older version of it runs.
      const edited = { ...plan, ads: [ad('a'), ad('b', ['No such words'])] };
      expect(said({ plan: edited }, refusing(ad('b', ['No such words'])))).toEqual([]);
    });

    test('sends one that was changed, or is to be tried', () => {
      const edited = { ...plan, ads: [ad('a'), ad('b', ['Come to us'])] };
      const both = refusing(ad('a'), ad('b'));
      expect(said({ plan: edited }, both)).toEqual(['replaceAd b']);
      expect(said({ adsToSend: ['b'] }, both)).toEqual(['replaceAd b']);
      expect(said({ adsToSend: ['b'] }, live)).toEqual([]);
    });

    test('is published as a whole when all of them are sent', () => {
      expect(said({ adsToSend: ['a', 'b'] }, partly)).toEqual(['publish']);
      expect(said({ adsToSend: ['b'], delivery: 'paused' }, partly)).toEqual(['pause']);
      const titled = { ...plan, title: 'Nurses' };
      expect(said({ plan: titled, adsToSend: ['b'] }, partly)).toEqual(['publish']);
    });

    test('forgets those that are no longer part of it', () => {
      const without = { ...plan, ads: [ad('a')] };
      expect(said({ plan: without }, partly)).toEqual(['removeAd b']);
      expect(said({}, refusing(ad('c')))).toEqual([]);
    });
  });
});
