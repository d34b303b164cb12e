import { sandboxTime } from '@posthorn/connectors/testing';
import { type AdType, adTypeSpecs } from '@posthorn/domain';
import { fetchFrom, type Sandbox, type SandboxOptions, startSandbox } from '@posthorn/sandbox';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { callbackUrl } from '../../modules/connections/index.ts';
import { metaWebhookUrl } from '../../modules/network-webhooks/index.ts';
import {
  listDue,
  type PublishTools,
  readAssets,
  runPublication,
} from '../../modules/publishing/index.ts';
import { sandboxApplications } from '../../platform/networks/applications.ts';
import { sandboxLimits } from '../../platform/networks/meter.ts';
import { openNetworks } from '../../platform/networks/open-networks.ts';
import { connectAccounts } from '../../platform/sandbox/connect-accounts.ts';
import { keepPages } from '../../platform/sandbox/keep-pages.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type Kit, makeKit, makeLaunchable } from './campaign-kit.ts';

/** The product and the local networks on one clock that stands still until a test turns it. */
export let server: TestServer;
export let sandbox: Sandbox;
export let kit: Kit;
export let tools: PublishTools;

const noon = Date.UTC(2027, 0, 4, 12);
export const today = '2027-01-04';

export function setSandboxScene(options: Pick<SandboxOptions, 'corrects'> = {}): void {
  beforeAll(async () => {
    server = await startTestServer({}, undefined, {
      isSandbox: true,
      connectorFor: (...wanted) => tools.networks.connectorFor(...wanted),
      hasRoomToFollow: (...wanted) => tools.networks.hasRoomToFollow(...wanted),
      connectionsOf: (...wanted) => tools.networks.connectionsOf(...wanted),
      formTermsUrl: (...wanted) => tools.networks.formTermsUrl(...wanted),
      consentOn: (...wanted) => tools.networks.consentOn(...wanted),
    });
    sandbox = await startSandbox({
      rate: 0,
      startAt: noon,
      ...options,
      redirectUrls: [callbackUrl(server.deps.config)],
      listener: { url: metaWebhookUrl(server.deps.config), send: toTheApp },
    });
    Object.defineProperty(server.clock, 'now', { get: () => new Date(sandbox.clock.now()) });
    kit = await makeKit(server.db, server.deps.storage);
    await keepPages(sandbox, { db: server.db });
    await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
    const clock = sandboxTime(sandbox);
    const random = () => 0.5;
    tools = {
      db: server.db,
      assetsOf: readAssets({ db: server.db, storage: server.deps.storage }),
      networks: openNetworks({
        applications: sandboxApplications(sandbox),
        isSandbox: true,
        secrets: server.deps.secrets,
        db: server.db,
        limits: sandboxLimits,
        tools: { clock, random, fetch: fetchFrom(sandbox) },
      }),
      clock,
      machineNow: clock.now,
      random,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    };
  });
  afterAll(async () => {
    await sandbox.stop();
    await server.close();
  });
}

/** What a network sends to the product reaches it without a socket. */
const toTheApp = (async (url, init) => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: String(url),
    headers: Object.fromEntries(new Headers(init?.headers)),
    payload: String(init?.body),
  });
  return new Response(null, { status: statusCode });
}) as typeof fetch;

/** The day it is on the networks' clock. */
export const dayThere = (): string => new Date(sandbox.clock.now()).toISOString().slice(0, 10);

/** A campaign with these ads that could be launched today. */
export const makeCampaign = (
  ads: readonly AdType[],
  more: Partial<Parameters<typeof makeLaunchable>[2]> = {},
) => makeLaunchable(server.db, kit, { today: dayThere(), ads, ...more });

/** Launches a campaign as a person would, and waits for the networks. */
export async function launch(
  campaignId: string,
  operation: 'deployCampaign' | 'redeployCampaign' = 'deployCampaign',
): Promise<void> {
  const admin = await server.client(kit.admin.id);
  const { status, body } = await admin.send(operation, { params: { campaignId } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (let round = 0; round < 20; round += 1) {
    await workOff();
    await sandbox.clock.advance(60_000);
  }
}

/** A Facebook post as a person saves it, with these words. */
export const postBody = (message: string) => ({
  media: { id: kit.media.image.id, type: 'image' as const },
  message,
  headline: 'Nurses wanted',
  link_description: 'Apply in a minute',
  call_to_action: 'LEARN_MORE',
});

export async function rewordPost(adId: string, message: string): Promise<void> {
  const admin = await server.client(kit.admin.id);
  const params = { resource: adTypeSpecs.FacebookPostAd.resource.campaign, adId };
  await admin.call('updateAd', { params, body: postBody(message) });
}

/** Does what is due now. */
export async function workOff(): Promise<void> {
  const due = await listDue(tools);
  for (const { id } of due) await runPublication(tools, id);
}
