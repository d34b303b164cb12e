import {
  adTypeSpecs,
  applicationsCsv,
  type CsvStyle,
  channelLabels,
  finding,
  OPENED_AT_ONCE_MAX,
} from '@posthorn/domain';
import { joinLines } from '../../platform/give-way.ts';
import { refuse } from '../../platform/refusal.ts';
import { nameOf } from './presenter.ts';
import { type Filter, openMatching, type Tools } from './search.ts';
import { recordUse } from './uses.ts';

interface Download {
  campaignId: string;
  personId: string;
  filter: Filter;
  style: CsvStyle;
}

/** The name of the file tells nothing of people: it stays in the lists of browsers. */
export async function downloadApplications(
  tools: Tools,
  { campaignId, personId, filter, style }: Download,
) {
  const { found, isPartial } = await openMatching(tools, campaignId, filter, (row, contents) => ({
    appliedAt: row.applied_at,
    channel: channelLabels[row.channel],
    ad: row.ad_type ? adTypeSpecs[row.ad_type].label : '',
    status: row.status,
    assignedTo: row.assigned_to ? nameOf(row) : '',
    note: contents?.note ?? '',
    answers: contents?.answers,
  }));
  // A file that leaves some out would be taken for all of them.
  if (isPartial) {
    const { atMost: max = OPENED_AT_ONCE_MAX } = tools;
    refuse(finding('application.tooManyForFile', '', { max }));
  }
  await recordUse(tools.db, { campaignId, personId, use: 'downloaded', number: found.length });
  return { name: 'applications.csv', content: await joinLines(applicationsCsv(found, style)) };
}
