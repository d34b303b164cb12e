import { type Connection, campaignSearchStatement } from '@posthorn/db';
import { ReadyJson } from '../../../platform/api/ready-json.ts';

export async function searchCampaigns(
  { pool }: Connection,
  request: Parameters<typeof campaignSearchStatement>[0],
): Promise<ReadyJson> {
  const { rows } = await pool.query<{ answer: string }>(campaignSearchStatement(request));
  return new ReadyJson(rows[0]?.answer ?? '');
}
