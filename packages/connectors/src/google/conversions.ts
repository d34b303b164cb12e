import type { Conversion } from '@posthorn/domain';
import type { Desk } from './desk.ts';
import { idOf } from './gaql.ts';
import type { Row } from './row.ts';

/** The conversion actions that an account has switched on, those of its manager included. */
export async function listConversions({ client }: Desk): Promise<Conversion[]> {
  const rows = await client.search(
    "SELECT conversion_action.id, conversion_action.name FROM conversion_action WHERE conversion_action.status = 'ENABLED'",
  );
  return rows.flatMap(({ conversionAction: { id, name } = {} }) =>
    id === undefined ? [] : [{ id, name: name ?? id, event: null }],
  );
}

/**
 * Counts only what was chosen. Google divides conversions by action in a query of their own, because what
 * was shown and paid for can not be divided so.
 */
export const onlyChosen = (
  rows: readonly Row[],
  byAction: readonly Row[],
  chosen: readonly string[],
): Row[] => [
  ...rows.map(({ metrics, ...row }) => ({ ...row, metrics: { ...metrics, conversions: 0 } })),
  ...byAction
    .filter(({ segments }) => chosen.includes(idOf(segments?.conversionAction ?? '')))
    .map(({ metrics, ...row }) => ({
      ...row,
      metrics: { conversions: metrics?.allConversions ?? 0 },
    })),
];
