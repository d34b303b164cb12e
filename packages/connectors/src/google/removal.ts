import type { Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { Desk } from './desk.ts';
import { isOnly } from './errors/error.ts';
import { type Operation, remove } from './operation.ts';
import { readCampaign } from './tree.ts';

export const alreadyGone = [
  'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
  'operationAccessDeniedError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
  'mutateError.RESOURCE_NOT_FOUND',
];

/** Takes away one thing; what is gone already is as good. */
export async function takeAway(
  desk: Desk,
  kind: Parameters<typeof remove>[0],
  resourceName: string,
  run: Pick<Run, 'signal'>,
): Promise<void> {
  await takeAll(desk, [remove(kind, resourceName)], run);
}

/** Takes away a campaign with its budget, which would otherwise stay for good without a campaign. */
export async function takeAwayCampaign(
  desk: Desk,
  campaign: string,
  run: Pick<Run, 'signal'>,
): Promise<void> {
  const { budget } = await readCampaign(desk.client, campaign);
  const operations = [
    remove('campaignOperation', campaign),
    remove('campaignBudgetOperation', budget.resourceName),
  ];
  if (await takeAll(desk, operations, run)) return;
  // Google removes neither when one of them is gone: then each goes by itself.
  for (const operation of operations) await takeAll(desk, [operation], run);
}

/** All of it or nothing; answers false where something of it is gone already. */
async function takeAll(
  { client }: Desk,
  operations: Operation[],
  { signal }: Pick<Run, 'signal'>,
): Promise<boolean> {
  try {
    await client.mutate('change', operations, { signal });
    return true;
  } catch (error) {
    if (!(error instanceof NetworkFailure && isOnly(error, ...alreadyGone))) throw error;
    return false;
  }
}
