import { say } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import {
  open,
  quiet,
  refusal,
  reload,
  sent,
  serve,
  server,
  setSaveScene,
  troubles,
} from '../testing/save-scene.ts';

setSaveScene();

test('a refusal is shown at its field and not repeated until the value changes', async () => {
  troubles.push(() => {
    throw refusal(422, {
      code: 'invalid',
      findings: [{ code: 'field.url', severity: 'error', path: 'targetUrl' }],
    });
  });
  const engine = open();
  engine.change('targetUrl', 'https://odd.example');
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(engine.snapshot().refusals).toEqual({ targetUrl: say('field.url') });
  expect(server).toMatchObject({ title: 'ICU', targetUrl: '' });
  expect(engine.snapshot().state).toBe('held');
  expect(reload).toHaveBeenCalled();
  engine.change('targetUrl', 'https://good.example');
  engine.commit();
  await quiet();
  expect(server.targetUrl).toBe('https://good.example');
});

test('a refusal is no lost connection', async () => {
  troubles.push(() => {
    throw refusal(422, { code: 'invalid', findings: [] });
  });
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(engine.snapshot().state).toBe('held');
  engine.change('poNumber', 'PO-1');
  expect(engine.snapshot().state).toBe('saving');
});

test('a refused part of a field is said at the field', async () => {
  troubles.push(() => {
    throw refusal(422, {
      code: 'invalid',
      message: 'Please check the input',
      findings: [{ code: 'field.malformed', severity: 'error', path: 'start_date' }],
    });
  });
  const engine = open();
  engine.change('schedule', { startDate: '2026-12-01', endDate: '2026-12-20' });
  engine.commit();
  await quiet();
  expect(engine.snapshot().refusals).toEqual({ schedule: say('field.malformed') });
});

test('a text no one can have typed is not sent', async () => {
  const engine = open();
  engine.change('poNumber', 'PO\u0000');
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(server).toMatchObject({ title: 'ICU', poNumber: '' });
  expect(engine.snapshot().state).toBe('held');
});

test('a refusal that names no field concerns what was sent', async () => {
  troubles.push(() => {
    throw refusal(409, { code: 'conflict', message: 'Launched' });
  });
  serve(aCampaign({ type: 'custom' }));
  const engine = open();
  engine.change('goal', 'MAXIMISE_CLICKS');
  engine.change('functionGroup', 'it');
  engine.commit('functionGroup');
  await quiet();
  expect(engine.snapshot().refusals).toEqual({ functionGroup: 'Launched' });
  expect(sent).toHaveLength(1);
});
