import { type Db, newHash, settleDynamicCampaign } from '@posthorn/db';
import {
  type Delivery,
  type DynamicCampaignStatus,
  type DynamicGoal,
  dynamicCampaignTitle,
  dynamicGoalCards,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { publishCatalogue } from '../modules/publishing/index.ts';

interface DemoDynamicCampaign {
  status: DynamicCampaignStatus;
  /** What is wanted on the network; null for a draft. */
  delivery: Delivery | null;
  goal: DynamicGoal;
  /** In cents. */
  dailyBudget: number;
}

const campaigns: DemoDynamicCampaign[] = [
  { status: 'active', delivery: 'active', goal: 'MAXIMISE_CLICKS', dailyBudget: 45_00 },
  { status: 'paused', delivery: 'paused', goal: 'MAXIMISE_CLICKS', dailyBudget: 20_00 },
  { status: 'draft', delivery: null, goal: 'MAXIMISE_CLICKS', dailyBudget: 30_00 },
];

/** Three dynamic campaigns on the job lists of the demo, once these have their jobs. */
export async function loadDynamicCampaigns(
  db: Db,
  { launchesDemo, now }: { launchesDemo: boolean; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Several processes may start on one empty database.
    await sql`select pg_advisory_xact_lock(hashtext('posthorn demo'))`.execute(tx);
    const isThere = await tx.selectFrom('dynamic_campaign').select('id').executeTakeFirst();
    const lists = await tx
      .selectFrom('job_list')
      .select(['id', 'account_id', 'name'])
      .orderBy('id')
      .execute();
    if (isThere) return;
    for (const [at, { status, delivery, goal, dailyBudget }] of campaigns.entries()) {
      const list = lists[at % lists.length];
      if (!list) return;
      const { account_id: accountId } = list;
      const { id } = await tx
        .insertInto('dynamic_campaign')
        .values({
          ...{ account_id: accountId, job_list_id: list.id, reference_number: newHash(10) },
          ...{ type: dynamicGoalCards[goal].type, goal, status, daily_budget: dailyBudget },
          title: dynamicCampaignTitle(list.name, goal),
          start_date: delivery && now.toISOString().slice(0, 10),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await settleDynamicCampaign(tx, id);
      if (delivery && launchesDemo) {
        await publishCatalogue(tx, { accountId, dynamicCampaignId: id, now, delivery });
      }
    }
  });
}
