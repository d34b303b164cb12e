import { type CampaignListRequest, type Connection, campaignListStatement } from '@posthorn/db';
import { ReadyJson } from '../../../platform/api/ready-json.ts';

export async function listCampaigns(
  { pool }: Connection,
  request: CampaignListRequest,
): Promise<ReadyJson> {
  const { rows } = await pool.query<{ answer: string }>(campaignListStatement(request));
  return new ReadyJson(rows[0]?.answer ?? '');
}
