import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { writeFigures } from '@posthorn/db';
import pg from 'pg';

/** What a network told of one campaign: the days that it corrects. */
export type Answer = Parameters<typeof writeFigures>[1];

const ADS = 3;
const DAYS = 8;

/** Records what the networks tell of so many campaigns of an account, a line each. */
export async function recordAnswers(url: string, accountId: string, file: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; last: string }>(
    `select id, end_date::text as last from campaign where account_id = $1 order by id`,
    [accountId],
  );
  await client.end();
  await pipeline(
    rows.map(({ id, last }) => `${JSON.stringify(answerOf(id, last))}\n`),
    createWriteStream(file),
  );
}

function answerOf(campaign_id: string, last: string): Answer {
  return (['facebook', 'googleSearch'] as const).flatMap((channel) =>
    Array.from({ length: ADS * DAYS }, (_, n) => {
      const impressions = 500 + Math.floor(Math.random() * 500);
      return {
        ...{ campaign_id, channel, day: dayBefore(last, n % DAYS) },
        ad_id: `00000000-0000-4000-8000-00000000000${Math.floor(n / DAYS)}`,
        ...{ impressions, clicks: Math.floor(impressions / 50), leads: 1, spend: impressions * 2 },
      };
    }),
  );
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** They are read as they come, so that none of them waits in memory. */
export async function* readAnswers(file: string): AsyncGenerator<Answer> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield JSON.parse(line) as Answer;
}
