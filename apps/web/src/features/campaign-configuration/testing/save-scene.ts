import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { aCampaign, aProfile } from '../../../testing/a-campaign.ts';
import { FakeStorage } from '../../../testing/fake-storage.ts';
import { campaignStore, createCampaignEngine } from '../model/campaign-engine.ts';
import type { Step } from '../model/step.ts';
import { type Campaign, valuesOf, withValues } from '../model/values.ts';

const owner = { personId: 'p1', accountId: 'a1', documentId: 'c1' };
export const refusal = (
  status: number,
  body: Partial<ConstructorParameters<typeof ApiError>[0]['body']>,
) => new ApiError({ status, statusText: '', body: body ?? {} });

/** A server with one campaign, which refuses what was made on an older version. */
export let server: Campaign;
export let sent: Array<{ step: Step; version: number }>;
/** What happens to the next calls, one after the other. */
export let troubles: Array<() => void>;
let hold: Promise<void> | undefined;

export const serve = (campaign: Campaign) => {
  server = campaign;
};

/** As another person would. */
export const edit = (change: Partial<Campaign>) => {
  server = { ...server, ...change, version: server.version + 1 };
};

async function send(step: Step, version: number): Promise<Campaign> {
  sent.push({ step, version });
  await hold;
  troubles.shift()?.();
  if (version !== server.version) throw refusal(409, { code: 'stale', current: server });
  const values = valuesOf(server);
  const apply: {
    [K in Step['kind']]: (given: Extract<Step, { kind: K }>) => Partial<typeof values>;
  } = {
    details: ({ details }) => details,
    schedule: ({ schedule }) => ({ schedule }),
    goal: ({ goal }) => ({ goal }),
    functionGroup: ({ functionGroup }) => ({ functionGroup }),
    budget: ({ budget }) => ({ budget }),
    channels: ({ channels }) => ({ channels: channels.map((id) => ({ id })) }),
    addProfile: ({ id }) => ({ profiles: [...values.profiles, aProfile(id)] }),
    removeProfile: ({ id }) => ({ profiles: values.profiles.filter((one) => one.id !== id) }),
    addLocation: ({ location }) => ({ locations: [...values.locations, location] }),
    changeLocation: ({ location }) => ({
      locations: values.locations.map((one) => (one.id === location.id ? location : one)),
    }),
    removeLocation: ({ location }) => ({
      locations: values.locations.filter((one) => one.id !== location.id),
    }),
  };
  edit(withValues(server, { ...values, ...apply[step.kind](step as never) }));
  return server;
}

export const onSaved = vi.fn();
export const reload = vi.fn(async () => server);
export const open = () =>
  createCampaignEngine({
    campaign: server,
    store: campaignStore(owner),
    send,
    onSaved,
    reload,
    today: () => '2026-11-15',
  });

export const quiet = () => vi.advanceTimersByTimeAsync(0);
export const unsaved = () => [...campaignStore(owner).read().keys()];

/** Keeps answers back until the given function is called. */
export function holdAnswers(): () => void {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

/** A fresh server, storage and clock for each test of the calling file. */
export function setSaveScene(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.stubGlobal('localStorage', new FakeStorage());
    server = aCampaign({ title: 'Nurses' });
    sent = [];
    troubles = [];
    hold = undefined;
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
