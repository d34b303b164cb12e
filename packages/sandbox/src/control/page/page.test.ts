// @ts-expect-error It brings no types; what is used of it stands below.
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstAccounts } from '../../accounts.ts';
import { grant, listConsents } from '../../consent/consents.ts';
import { type Sandbox, startSandbox } from '../../sandbox.ts';
import { described, noon } from '../testing.ts';

interface Part {
  textContent: string;
  open: boolean;
  value: string;
  id: string;
  click(): void;
  focus(): void;
  getAttribute(name: string): string | null;
  dispatchEvent(event: unknown): void;
}

interface Page {
  document: { querySelectorAll(selector: string): Iterable<Part>; activeElement: Part };
  Event: new (type: string, options: { cancelable: boolean }) => unknown;
  fetch: typeof fetch;
  close(): void;
}

let sandbox: Sandbox;
let page: Page;
beforeEach(async () => {
  sandbox = await startSandbox({ startAt: noon, rate: 0, dialects: { meta: described } });
  const { ledger } = sandbox.world('meta');
  const account = firstAccounts.meta.id;
  for (const id of ['c1', 'c2']) {
    ledger.create({ kind: 'campaign', id, account, name: id });
    ledger.create({ kind: 'ad', id: `${id}-ad`, account, parent: id, name: 'Nurse' });
  }
  const text = await (await fetch(sandbox.control)).text();
  const beforeParse = (window: Page) => {
    window.fetch = (path, init) => fetch(new URL(String(path), sandbox.control), init);
  };
  page = new JSDOM(text, { url: sandbox.control, runScripts: 'dangerously', beforeParse }).window;
});
afterEach(async () => {
  page.close();
  await sandbox.stop();
});

// Long enough never to matter on a busy machine.
const until = (seen: () => void) => vi.waitFor(seen, { timeout: 60_000 });
const all = (selector: string): Part[] => [...page.document.querySelectorAll(selector)];
const one = (selector: string): Part => {
  const [part] = all(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  return part;
};
const text = (selector: string) => one(selector).textContent.trim();
const press = (label: string) =>
  all('button')
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)
    ?.click();
const fill = (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) one(`[name=${name}]`).value = value;
};

describe('the page', () => {
  test('turns the clock, shows it and says so', async () => {
    press('+7 days');
    await until(() => expect(text('#clock time')).toContain('8 December 2026'));
    expect(sandbox.clock.now()).toBe(noon + 7 * 86_400_000);
    await until(() => expect(text('#said')).toContain('+7 days'));
  });

  test('adds a fault as the form says, and removes it', async () => {
    fill({ effect: 'late', network: 'google', method: 'POST', bodyContains: 'campaign' });
    fill({ when: 'probability', n: '25', times: '3', delaySeconds: '90' });
    press('Add fault');
    await until(() => expect(all('.faults li')).toHaveLength(1));
    expect(sandbox.faults.list()).toMatchObject([
      {
        effect: 'late',
        network: 'google',
        match: { method: 'POST', bodyContains: 'campaign' },
        when: { probability: 0.25 },
        times: 3,
        delaySeconds: 90,
      },
    ]);
    press('Remove Late');
    await until(() => expect(all('.faults li')).toHaveLength(0));
    expect(sandbox.faults.list()).toEqual([]);
  });

  test('switches a doubtful refusal off and on again', async () => {
    one('#metaSmallPicture').click();
    await until(() => expect(sandbox.refusals.isOn('metaSmallPicture')).toBe(false));
    await until(() => expect(text('#said')).toContain('accepted'));
    one('#metaSmallPicture').click();
    await until(() => expect(text('#said')).toContain('refused again'));
    expect(sandbox.refusals.isOn('metaSmallPicture')).toBe(true);
  });

  test('takes a right from a consent, then all of it', async () => {
    const world = sandbox.world('linkedin');
    grant(world, {
      ...{ rights: ['rw_ads', 'r_ads_reporting'], accounts: ['1'], pages: [] },
      ...{ redirectUrl: 'http://localhost/', challenge: null },
    });
    press('+1 day');
    await until(() => expect(text('#consents')).toContain('1 ad account, 0 pages. Holds.'));
    press('Take away: Read how ads are doing');
    await until(() => expect(listConsents(world.ledger)[0]?.rights).toEqual(['rw_ads']));
    await until(() => expect(text('#consents')).not.toContain('r_ads_reporting'));
    press('Revoke');
    await until(() => expect(text('#consents')).toContain('Revoked.'));
    expect(page.document.activeElement.id).toBe('consents-title');
  });

  test('says what is wrong with a fault', async () => {
    fill({ when: 'nth', n: '1.5' });
    one('form').dispatchEvent(new page.Event('submit', { cancelable: true }));
    await until(() => expect(text('#fault-error')).toContain('when'));
    expect(sandbox.faults.list()).toEqual([]);
  });

  test('keeps open what was opened, and the focus, when figures change', async () => {
    const [newest, older] = all('.tree > li > details') as [Part, Part];
    expect([newest.open, older.open]).toEqual([true, false]);
    newest.open = false;
    older.open = true;
    const { id } = one(`#${older.id} > summary`);
    one(`#${id}`).focus();
    press('+1 day');
    await until(() => expect(one(`#${older.id}`)).not.toBe(older));
    expect([one(`#${newest.id}`).open, one(`#${older.id}`).open]).toEqual([false, true]);
    expect(page.document.activeElement.id).toBe(id);
  });

  test('says when no one answers', async () => {
    page.fetch = () => Promise.reject(new Error('gone'));
    press('+1 day');
    await until(() => expect(text('#lost')).not.toBe(''));
  });
});

test('a clock that was started in the past says why, and how far it has to go', async () => {
  const behind = await startSandbox({ behindSince: Date.now() - 29.5 * 86_400_000 });
  const text = async () => (await fetch(behind.control)).text();
  expect(await text()).toMatch(/started in the past: .* 30 days to go\./);
  await behind.clock.advance(20 * 86_400_000);
  expect(await text()).toContain('10 days to go.');
  await behind.clock.catchUp();
  expect(await text()).not.toContain('to go.');
  await behind.stop();
});
