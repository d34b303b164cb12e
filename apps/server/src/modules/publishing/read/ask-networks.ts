import { NetworkFailure } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import { sayMessage } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTime } from '../../../platform/networks/ask-in-time.ts';
import { readAssets } from '../files/read-asset.ts';
import { type Frozen, freeze } from '../freeze/freeze.ts';
import { placesOn } from '../places/places-on.ts';

type Answer = OperationAnswer<'checkLaunch'>['channels'][number];

/** People wait for it; a network that takes longer is not waited for. */
const PATIENCE_MS = 20_000;

const silent = (channel: Answer['channel']): Answer => ({
  channel,
  isAnswered: false,
  refusals: [],
  remarks: [],
});

/**
 * Asks the networks whether they would take a campaign as it is now. Nothing is created: each looks at
 * what it can tell without, and the rest is seen when the campaign is launched.
 */
export async function askNetworks(
  { connection: { db }, config, networks, storage, log, now }: Deps,
  { accountId, campaignId }: { accountId: string; campaignId: string },
): Promise<Answer[]> {
  const frozen = await freeze(db, accountId, campaignId, { configuration: 'now' });
  const assetsOf = readAssets({ db, storage });
  const around = { db, isSandbox: networks.isSandbox, now: () => now().getTime() };
  // It stands in names that are looked at and thrown away.
  const marker = campaignId.replaceAll('-', '').slice(-16);

  async function ask({ channel, plan, sources }: Frozen, signal: AbortSignal): Promise<Answer> {
    try {
      const connector = await networks.connectorFor(db, accountId, channel);
      if (!connector) return silent(channel);
      const read = assetsOf(accountId, sources);
      const placeOn = placesOn(around, connector);
      const said = await connector.validate({ marker, ...plan }, { read, placeOn, signal });
      const refusals = said.refusals.map(({ adId, isAboutForm, userMessage }) => ({
        adId: adId ?? null,
        isAboutForm: isAboutForm ?? false,
        reason: sayMessage(userMessage),
      }));
      return { channel, isAnswered: true, refusals, remarks: said.remarks.map(sayMessage) };
    } catch (error) {
      if (!(error instanceof NetworkFailure) && !signal.aborted) throw error;
      log.info({ err: error, channel, campaign: campaignId }, 'a network did not say beforehand');
      return silent(channel);
    }
  }

  return Promise.all(
    frozen.map(async (one) => {
      const answer = await inTime(config, PATIENCE_MS, (late) => ask(one, late));
      return answer ?? silent(one.channel);
    }),
  );
}
