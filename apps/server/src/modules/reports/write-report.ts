import { Readable } from 'node:stream';
import {
  type Connection,
  listFunctionGroups,
  type ReportLabels,
  reportStatement,
} from '@posthorn/db';
import {
  CSV_BEGINNING,
  type CsvStyle,
  campaignStatuses,
  campaignStatusTags,
  campaignTitle,
  campaignTypeSpecs,
  campaignTypes,
  channelLabels,
  functionGroupLabel,
  type Report,
  reportHead,
  seesWholeAccount,
} from '@posthorn/domain';
import type { Viewer } from '../../platform/access/visible-campaigns.ts';

/** The first part is small, so that it is there at once; it also tells whether there is anything to report. */
const FIRST_PART = 200;
const PART = 2_000;

interface Part {
  lines: string | null;
  last: string | null;
}

/** A report as a stream of CSV; undefined where the viewer sees no campaign. */
export async function writeReport(
  { db, pool }: Connection,
  { accountId, personId, role }: Viewer,
  report: Report,
  style: CsvStyle,
): Promise<Readable | undefined> {
  const onlyOf = seesWholeAccount(role) ? undefined : personId;
  const labels = await labelsOf(db);
  const read = async (limit: number, after?: string): Promise<Part | undefined> => {
    const request = { accountId, onlyOf, report, style, labels, limit, after };
    const { rows } = await pool.query<Part>(reportStatement(request));
    return rows[0];
  };
  const first = await read(FIRST_PART);
  if (!first?.lines) return undefined;
  const { currency } = await db
    .selectFrom('account')
    .select('currency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const head = reportHead(report, currency).join(style.separator);
  return Readable.from(parts(`${CSV_BEGINNING}${head}\r\n`, first, (after) => read(PART, after)));
}

/** The next part is read while this one is sent, and no further: a slow reader fills no memory. */
async function* parts(
  head: string,
  first: Part,
  readAfter: (last: string) => Promise<Part | undefined>,
): AsyncGenerator<string> {
  yield head;
  let part: Part | undefined = first;
  while (part?.lines && part.last) {
    const next = readAfter(part.last);
    // Thrown where it is awaited; a reader who has left never gets there.
    next.catch(() => {});
    yield part.lines;
    part = await next;
  }
}

async function labelsOf(db: Connection['db']): Promise<ReportLabels> {
  const groups = await listFunctionGroups(db);
  return {
    types: labels(campaignTypes, (type) => campaignTypeSpecs[type].label),
    statuses: labels(campaignStatuses, (status) => campaignStatusTags[status].label),
    channels: channelLabels,
    functionGroups: labels(
      groups.map(({ key }) => key),
      functionGroupLabel,
    ),
    untitled: campaignTitle({ title: '' }),
  };
}

const labels = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, labelOf(name)]));
