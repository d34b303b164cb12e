import { randomUUID } from 'node:crypto';
import type { Lead } from '@posthorn/connectors';
import type { Channel } from '@posthorn/domain';
import type { TestServer } from '../../../testing/test-server.ts';
import { receiveApplications } from '../receive.ts';

/** What a person sent, by the names of the questions. */
export const leadOf = (answers: Record<string, string>, more: Partial<Lead> = {}): Lead => ({
  id: randomUUID(),
  adId: null,
  at: Date.now(),
  answers: Object.entries(answers).map(([field, value]) => ({ field, values: [value] })),
  ...more,
});

/** Lets applications arrive as a network would send them; answers how many were new. */
export const arrive = (
  { db, deps }: Pick<TestServer, 'db' | 'deps'>,
  campaignId: string,
  leads: readonly Lead[],
  {
    secrets = deps.secrets,
    channel = 'facebook' as Channel,
    channelOfAd = {} as Record<string, Channel>,
  } = {},
): Promise<number> =>
  db.transaction().execute((tx) =>
    receiveApplications(
      tx,
      { secrets, publicUrl: 'http://posthorn.test', now: deps.now },
      {
        ...{ campaignId, network: 'meta', channel, channelOfAd, leads },
        labels: { full_name: 'Full name', email: 'Email', shift: 'Do you like night shifts?' },
      },
    ),
  );
