import { adTypeSpecs, applicationsCsv, type CsvStyle, channelLabels } from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { nameOf } from './presenter.ts';
import { type Filter, openMatching } from './search.ts';
import { recordUse } from './uses.ts';

interface Download {
  campaignId: string;
  personId: string;
  filter: Filter;
  style: CsvStyle;
}

/** The name of the file tells nothing of people: it stays in the lists of browsers. */
export async function downloadApplications(
  { connection: { db }, secrets }: Deps,
  { campaignId, personId, filter, style }: Download,
) {
  const { found } = await openMatching({ db, secrets }, campaignId, filter);
  await recordUse(db, { campaignId, personId, use: 'downloaded', number: found.length });
  const content = applicationsCsv(
    found.map(({ row, contents }) => ({
      appliedAt: row.applied_at,
      channel: channelLabels[row.channel],
      ad: row.ad_type ? adTypeSpecs[row.ad_type].label : '',
      status: row.status,
      assignedTo: row.assigned_to ? nameOf(row) : '',
      note: contents?.note ?? '',
      answers: contents?.answers,
    })),
    style,
  );
  return { name: 'applications.csv', content };
}
