import {
  type BudgetChannel,
  budgetChannels,
  catalogue,
  codesIn,
  diagnose,
  REVIEW_CODE,
} from '@posthorn/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeCampaign, makeWorkspace } from '../builders/builders.ts';
import type { Connection } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { retryableRequestsStatement, sharedErrorsStatement } from './errored-statement.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

interface SharedCause {
  cause: string;
  retryable: number;
}

/** Two campaigns that both have these errors: lists tell only of causes that several have. */
async function makeErrors(
  errors: readonly { text: string; channel: BudgetChannel | null; code: string }[],
) {
  const { id: account_id } = await makeAccount(connection.db);
  const workspace = await makeWorkspace(connection.db, { account_id });
  for (const name of ['one', 'two']) {
    const campaign = await makeCampaign(connection.db, {
      ...{ account_id, workspace_id: workspace.id, status: 'active' },
    });
    await connection.db
      .insertInto('campaign_error')
      .values(
        errors.map(({ text, channel, code }) => ({
          ...{ account_id, campaign_id: campaign.id, kind: 'delivery' as const, channel, code },
          ...{ request_id: `${name} ${code}`, message: 'Refused', user_message: null },
          user_text: JSON.stringify({ code: text }),
        })),
      )
      .execute();
  }
  return { accountId: account_id, onlyOf: undefined, role: 'admin' as const };
}

test('an error has the cause that the rules say, whatever its text and its channel', async () => {
  const formerTexts = ['meta.textOfFormerTimes', 'nothing.atAll', ''];
  const errors = [...codesIn(catalogue), ...formerTexts].flatMap((text, at) =>
    [null, ...budgetChannels].map((channel) => ({ text, channel, code: `code ${at}` })),
  );
  const viewer = await makeErrors(errors);
  const { rows } = await connection.pool.query<SharedCause>(sharedErrorsStatement(viewer));
  const causes = errors.flatMap(
    ({ text, channel, code }) => diagnose(text, false, { channel, code }).cause ?? [],
  );
  expect(rows.map(({ cause }) => cause).toSorted()).toEqual([...new Set(causes)].toSorted());
});

test('what reviewers refused is not among what can be sent again', async () => {
  const refused = { text: 'publish.rejected', channel: 'facebook' as const };
  const viewer = await makeErrors([
    { ...refused, code: REVIEW_CODE },
    { ...refused, code: '368' },
  ]);
  const { rows } = await connection.pool.query<SharedCause>(sharedErrorsStatement(viewer));
  expect(rows).toMatchObject([{ cause: refused.text, retryable: 2 }]);
  const again = await connection.pool.query<{ request_id: string }>(
    retryableRequestsStatement(viewer, refused.text, 10),
  );
  expect(again.rows.map((row) => row.request_id)).toEqual(['one 368', 'two 368']);
});
