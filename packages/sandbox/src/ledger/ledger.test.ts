import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Ledger } from './ledger.ts';
import { memoryLog, openLog } from './log.ts';

let now = 1_000;
const inMemory = () => new Ledger(memoryLog(), () => now);

beforeEach(() => {
  now = 1_000;
});

describe('a ledger', () => {
  test('keeps objects of each network apart', () => {
    const ledger = inMemory();
    ledger.of('meta').create({ kind: 'page', id: '1', name: 'Ours' });
    expect(ledger.of('linkedin').get('1')).toBeUndefined();
    ledger.of('linkedin').create({ kind: 'page', id: '1', name: 'Theirs' });
    expect(ledger.of('meta').get('1')?.name).toBe('Ours');
    expect(() => ledger.of('meta').create({ kind: 'page', id: '1' })).toThrow();
  });

  test('lists what was asked for, oldest first and without what was removed', () => {
    const meta = inMemory().of('meta');
    meta.create({ kind: 'campaign', id: 'c', account: 'a' });
    meta.create({ kind: 'ad', id: '2', account: 'a', parent: 'c' });
    meta.create({ kind: 'ad', id: '1', account: 'b', parent: 'c' });
    meta.create({ kind: 'ad', id: '3', account: 'a' });
    const ids = (filter: Parameters<typeof meta.list>[0]) => meta.list(filter).map(({ id }) => id);
    expect(ids({ kind: 'ad' })).toEqual(['2', '1', '3']);
    expect(ids({ parent: 'c' })).toEqual(['2', '1']);
    expect(ids({ kind: 'ad', account: 'a' })).toEqual(['2', '3']);
    meta.remove('2');
    meta.remove('2');
    expect(ids({ kind: 'ad' })).toEqual(['1', '3']);
    expect(ids({ kind: 'ad', includeRemoved: true })).toEqual(['2', '1', '3']);
    expect(meta.get('2')?.removedAt).toBe(1_000);
  });

  test('knows the history of every field', () => {
    const meta = inMemory().of('meta');
    meta.create({ kind: 'ad', id: '1', name: 'One', fields: { status: 'PAUSED', bid: 5 } });
    now = 2_000;
    meta.change('1', { status: 'ACTIVE', bid: 5 });
    now = 3_000;
    meta.change('1', { bid: undefined });
    meta.rename('1', 'First');
    expect(meta.get('1')).toMatchObject({ name: 'First', fields: { status: 'ACTIVE' } });
    expect(meta.history('1').slice(3)).toEqual([
      { at: 2_000, commit: 0, field: 'status', before: 'PAUSED', after: 'ACTIVE' },
      { at: 3_000, commit: 0, field: 'bid', before: 5, after: undefined },
      { at: 3_000, commit: 0, field: 'name', before: 'One', after: 'First' },
    ]);
    expect(meta.timeline('1', 'status')).toEqual([
      { at: 1_000, value: 'PAUSED' },
      { at: 2_000, value: 'ACTIVE' },
    ]);
    expect(meta.timeline('1', 'never')).toEqual([{ at: 1_000, value: undefined }]);
  });

  test('gives out nothing that could be changed behind its back', () => {
    const meta = inMemory().of('meta');
    const places = ['Utrecht'];
    meta.create({ kind: 'ad', id: '1', fields: { places } });
    places.push('Breda');
    expect(meta.get('1')?.fields.places).toEqual(['Utrecht']);
    const given = meta.get('1')?.fields.places as string[];
    expect(() => given.push('Breda')).toThrow();
  });

  test('takes back a failed attempt, and every rehearsal', () => {
    const meta = inMemory().of('meta');
    meta.create({ kind: 'ad', id: '1', fields: { status: 'PAUSED' } });
    expect(() =>
      meta.attempt(() => {
        meta.change('1', { status: 'ACTIVE' });
        meta.create({ kind: 'ad', id: '2', parent: '1' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(meta.get('1')?.fields.status).toBe('PAUSED');
    expect(meta.list()).toHaveLength(1);
    expect(meta.list({ parent: '1' })).toEqual([]);
    expect(meta.rehearse(() => meta.create({ kind: 'ad', id: '2' }).id)).toBe('2');
    expect(meta.get('2')).toBeUndefined();
    expect(meta.attempt(() => meta.create({ kind: 'ad', id: '2' }).id)).toBe('2');
    expect(meta.get('2')).toBeDefined();
  });
});

describe('the log of a ledger', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-ledger-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const open = () => new Ledger(openLog(folder), () => now);
  const path = () => join(folder, 'ledger.jsonl');

  test('brings everything back: objects, histories, numbers and the clock', async () => {
    const before = open();
    const meta = before.of('meta');
    meta.create({ kind: 'ad', id: '1', name: 'Zoë', fields: { status: 'PAUSED' } });
    before.commit();
    now = 5_000;
    meta.change('1', { status: 'ACTIVE' });
    before.nextNumber();
    before.nextNumber();
    before.commit();
    before.keepClock({ virtual: 9, real: 8, rate: 7 });
    await before.close();
    const after = open();
    expect(after.of('meta').get('1')).toEqual(meta.get('1'));
    expect(after.of('meta').history('1')).toEqual(meta.history('1'));
    expect(after.nextNumber()).toBe(3);
    expect(after.clock).toMatchObject({ virtual: 9, real: 8, rate: 7 });
    await after.close();
  });

  test('holds nothing that was not committed', async () => {
    const before = open();
    before.of('meta').create({ kind: 'ad', id: '1' });
    before.rollback();
    before.of('meta').create({ kind: 'ad', id: '2' });
    await before.close();
    const after = open();
    expect(after.of('meta').list()).toEqual([]);
    await after.close();
  });

  test('forgets half a line at its end, and goes on behind the last whole one', async () => {
    const before = open();
    before.of('meta').create({ kind: 'ad', id: '1' });
    before.commit();
    await before.close();
    appendFileSync(path(), '[{"type":"create","network":"me');
    const after = open();
    expect(after.of('meta').list()).toHaveLength(1);
    after.of('meta').create({ kind: 'ad', id: '2' });
    after.commit();
    await after.close();
    const again = open();
    expect(again.of('meta').list()).toHaveLength(2);
    await again.close();
    expect(readFileSync(path(), 'utf8').trimEnd().split('\n')).toHaveLength(2);
  });

  test('has one writer', async () => {
    const first = open();
    const second = open();
    first.of('meta').create({ kind: 'ad', id: '1' });
    first.commit();
    second.of('meta').create({ kind: 'ad', id: '1' });
    expect(() => second.commit()).toThrow(/Another process/);
    await Promise.all([first.close(), second.close()]);
  });

  test('says where it can not be read', () => {
    writeFileSync(path(), 'nonsense\n');
    expect(open).toThrow(/ledger\.jsonl:1/);
  });
});
