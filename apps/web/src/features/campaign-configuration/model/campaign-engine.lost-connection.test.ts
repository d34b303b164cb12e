import { expect, test, vi } from 'vitest';
import {
  edit,
  holdAnswers,
  onSaved,
  open,
  quiet,
  refusal,
  sent,
  server,
  setSaveScene,
  troubles,
  unsaved,
} from '../testing/save-scene.ts';

setSaveScene();

test('without a network it tries again, in growing pauses, and by hand', async () => {
  const offline = () => {
    throw refusal(0, {});
  };
  troubles.push(offline, offline, offline);
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  expect(engine.snapshot().state).toBe('failed');
  expect(unsaved()).toEqual(['title']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  engine.retry();
  await quiet();
  expect(server.title).toBe('ICU');
  expect(engine.snapshot().state).toBe('saved');
});

test('an answer that was lost is recognised', async () => {
  const engine = open();
  troubles.push(() => {
    edit({ title: 'ICU' });
    throw refusal(0, {});
  });
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  engine.change('title', 'ICU nurse');
  engine.commit('title');
  engine.retry();
  await quiet();
  expect(engine.snapshot()).toMatchObject({ conflicts: {}, state: 'saved' });
  expect(server.title).toBe('ICU nurse');
});

test('what was unsaved is there after a reload, and is saved then', async () => {
  troubles.push(() => {
    throw refusal(503, {});
  });
  const before = open();
  before.change('title', 'ICU');
  before.change('poNumber', 'x'.repeat(41));
  before.change('schedule', { startDate: '2026-12-01', endDate: '2026-12-20' });
  before.commit();
  await quiet();
  vi.clearAllTimers();

  const after = open();
  expect(after.snapshot().values).toMatchObject({ title: 'ICU', poNumber: 'x'.repeat(41) });
  after.commit();
  await quiet();
  expect(server).toMatchObject({ title: 'ICU', endDate: '2026-12-20', poNumber: '' });
  expect(unsaved()).toEqual(['poNumber']);
});

test('after a reload another person may have been there', () => {
  open().change('title', 'ICU');
  vi.clearAllTimers();
  edit({ title: 'Night' });
  expect(open().snapshot()).toMatchObject({
    values: { title: 'ICU' },
    conflicts: { title: 'Night' },
  });
});

test('storage that is not ours is ignored', () => {
  localStorage.setItem('posthorn.unsaved.p1.a1.c1.title', '{"value":7,"base":""}');
  localStorage.setItem('posthorn.unsaved.p1.a1.c1.schedule', 'nonsense');
  expect(open().snapshot().state).toBe('saved');
});

test('an ended session leaves the values for the next visit', async () => {
  troubles.push(() => {
    throw refusal(401, {});
  });
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(engine.snapshot().state).toBe('failed');
  expect(unsaved()).toEqual(['title']);
});

test('a closed engine sends nothing and keeps what is unsaved', async () => {
  troubles.push(() => {
    throw refusal(503, {});
  });
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  engine.change('poNumber', 'PO-1');
  await quiet();
  engine.close();
  engine.commit();
  engine.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(unsaved()).toEqual(['title', 'poNumber']);
});

test('an answer to a closed engine is not shown to the next person', async () => {
  const release = holdAnswers();
  onSaved.mockClear();
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  engine.close();
  release();
  await quiet();
  expect(unsaved()).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();
});
