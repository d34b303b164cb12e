import type { Database } from '@posthorn/db';
import { isBeforeLaunch } from '@posthorn/domain';
import type { Insertable, Selectable } from 'kysely';
import type { DemoContext } from './context.ts';

type Campaign = Selectable<Database['campaign']>;
type Entry = Pick<Insertable<Database['activity']>, 'action' | 'before' | 'after' | 'at'>;

const HOUR = 3_600_000;

/** So long after it was begun a campaign of the demo was launched. */
const HOURS_TO_LAUNCH = 28;

/** The networks of the sandbox get it at this moment, see `launch-demo.ts`. */
export const launchedAt = ({ created_at }: Pick<Campaign, 'created_at'>): Date =>
  new Date(created_at.getTime() + HOURS_TO_LAUNCH * HOUR);

/** What people did to a campaign until it was what it is, for its activity log. */
export async function loadHistory(
  { tx, chance, account_id, makers }: DemoContext,
  campaign: Campaign,
  start: string | undefined,
): Promise<void> {
  const begun = campaign.created_at.getTime();
  const later = (hours: number) => new Date(Math.min(Date.now(), begun + hours * HOUR));
  const changed = (hours: number, before: object, after: object): Entry => ({
    action: 'changed',
    at: later(hours),
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  });
  const { title, type, locations, status, end_date: endDate } = campaign;
  const pausedThen = campaign.paused_at && { at: campaign.paused_at };
  const names = locations.map(({ name }) => name);
  const entries: Entry[] = [
    {
      action: 'created',
      at: later(0),
      before: null,
      after: JSON.stringify({ type, usedTemplate: campaign.used_template }),
    },
    ...(title ? [changed(0.1, { title: '' }, { title })] : []),
    ...(names.length > 0 ? [changed(0.2, { locations: [] }, { locations: names })] : []),
    ...(start
      ? [changed(2, { startDate: null, endDate: null }, { startDate: start, endDate })]
      : []),
    ...(isBeforeLaunch(status)
      ? []
      : [changed(HOURS_TO_LAUNCH, { status: 'draft' }, { status: 'active' })]),
    ...(['paused', 'stopped', 'finished', 'failed'].includes(status)
      ? [{ ...changed(28 * 24, { status: 'active' }, { status }), ...pausedThen }]
      : []),
  ];
  const people = entries.map(() => chance.oneOf(makers));
  await tx
    .updateTable('campaign')
    .set({ made_by: people[0] ?? null })
    .where('id', '=', campaign.id)
    .execute();
  await tx
    .insertInto('activity')
    .values(
      entries.map((entry, n) => ({
        account_id,
        workspace_id: campaign.workspace_id,
        person_id: people[n] ?? null,
        kind: 'campaign',
        entity_id: campaign.id,
        campaign_id: campaign.id,
        ...entry,
      })),
    )
    .execute();
}
