import { describe, expect, test } from 'vitest';
import type { SandboxRequest } from '../dialect.ts';
import { Faults } from './faults.ts';
import type { FaultRule } from './rule.ts';

const request = (wish: Partial<SandboxRequest> = {}): SandboxRequest => ({
  method: 'POST',
  path: '/v26.0/act_1/ads',
  rawPath: '/v26.0/act_1/ads',
  query: new URLSearchParams(),
  rawQuery: '',
  headers: {},
  body: Buffer.from('{"name":"Nurse"}'),
  origin: '',
  isPartial: false,
  ...wish,
});

let now = 0;

/** What happens to some requests in a row. */
function happens(rule: Omit<FaultRule, 'effect'>, requests: SandboxRequest[], seed = 's') {
  const faults = new Faults(seed, () => now);
  faults.add({ ...rule, effect: 'lost' });
  return requests.map((one) => (faults.decide('meta', one) ? 'x' : '-')).join('');
}
const many = (number: number) => Array.from({ length: number }, () => request());

describe('a fault', () => {
  test('happens to requests that fit all it says', () => {
    const fits = (match: FaultRule['match'], wish: Partial<SandboxRequest> = {}) =>
      happens({ network: 'meta', match }, [request(wish)]) === 'x';
    expect(fits({ method: 'post', path: '/ads', bodyContains: 'Nurse', account: 'act_1' })).toBe(
      true,
    );
    expect(fits({ method: 'GET' })).toBe(false);
    expect(fits({ path: '/adsets' })).toBe(false);
    expect(fits({ bodyContains: 'Driver' })).toBe(false);
    expect(fits({ account: '77' }, { rawQuery: 'account=77' })).toBe(true);
    expect(fits({ account: '77' })).toBe(false);
    expect(happens({ network: 'google' }, [request()])).toBe('-');
  });

  test('happens to the nth, to every nth, and so many times', () => {
    expect(happens({ when: { nth: 3 } }, many(5))).toBe('--x--');
    expect(happens({ when: { every: 2 } }, many(5))).toBe('-x-x-');
    expect(happens({ times: 2 }, many(5))).toBe('xx---');
    expect(happens({ when: { every: 2 }, times: 1 }, many(5))).toBe('-x---');
  });

  test('happens by chance, the same chance every time', () => {
    const lucky = happens({ when: { probability: 0.5 } }, many(200));
    expect(happens({ when: { probability: 0.5 } }, many(200))).toBe(lucky);
    expect(happens({ when: { probability: 0.5 } }, many(200), 'other')).not.toBe(lucky);
    const struck = lucky.replaceAll('-', '').length;
    expect(struck).toBeGreaterThan(60);
    expect(struck).toBeLessThan(140);
  });

  test('happens between two moments', () => {
    const at = (moment: number) => {
      now = moment;
      return happens({ when: { between: [10, 20] } }, [request()]);
    };
    expect([9, 10, 19, 20].map(at).join('')).toBe('-xx-');
  });

  test('can be asked for by a request itself', () => {
    const faults = new Faults('s', () => 0);
    const asked = (value: string) =>
      faults.decide('meta', request({ headers: { 'x-sandbox-fault': value } }));
    expect(asked('late;90')).toEqual({ effect: 'late', delaySeconds: 90 });
    expect(asked('late')).toEqual({ effect: 'late', delaySeconds: 30 });
    expect(asked('nonsense')).toBeUndefined();
  });

  test('is counted, and can be removed', () => {
    const faults = new Faults('s', () => 0);
    const first = faults.add({ effect: 'lost', when: { nth: 2 } });
    faults.add({ effect: 'slow' });
    expect(faults.decide('meta', request())?.effect).toBe('slow');
    expect(faults.decide('meta', request())?.effect).toBe('lost');
    expect(faults.list()).toMatchObject([
      { id: first, fitted: 2, happened: 1 },
      { fitted: 2, happened: 1 },
    ]);
    expect(faults.remove(first)).toBe(true);
    expect(faults.remove(first)).toBe(false);
    expect(faults.list()).toHaveLength(1);
    faults.clear();
    expect(faults.list()).toEqual([]);
  });
});
