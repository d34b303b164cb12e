import { applicationTexts } from '#texts/application';
import { CSV_BEGINNING, csvLine } from '../field/csv.ts';
import type { CsvStyle } from '../field/csv-style.ts';
import type { ApplicationAnswer } from './answers.ts';
import { type ApplicationStatus, applicationStatusSpecs } from './status.ts';

export interface ExportedApplication {
  appliedAt: Date;
  channel: string;
  ad: string;
  status: ApplicationStatus;
  assignedTo: string;
  note: string;
  /** Undefined where they can not be read. */
  answers: readonly ApplicationAnswer[] | undefined;
}

/**
 * A file with one line for each application, and a column for each question that was ever asked. Line by line,
 * because there may be thousands, and a server has others to answer meanwhile.
 */
export function* applicationsCsv(
  rows: readonly ExportedApplication[],
  style: CsvStyle,
): Generator<string> {
  const questions = new Map<string, string>();
  for (const { answers = [] } of rows)
    for (const { field, label } of answers) if (!questions.has(field)) questions.set(field, label);
  const { received, channel, ad, status, assignedTo, note } = applicationTexts;
  const head = [received, channel, ad, status, assignedTo, note, ...questions.values()];
  yield CSV_BEGINNING + csvLine(head, style);
  for (const row of rows) {
    const answered = [...questions.keys()].map((field) => cellOf(row.answers, field));
    const { label } = applicationStatusSpecs[row.status];
    const known = [
      row.appliedAt.toISOString(),
      row.channel,
      row.ad,
      label,
      row.assignedTo,
      row.note,
    ];
    yield csvLine([...known, ...answered], style);
  }
}

const cellOf = (answers: readonly ApplicationAnswer[] | undefined, field: string): string => {
  if (!answers) return applicationTexts.notReadable;
  return answers
    .filter((answer) => answer.field === field)
    .map(({ text }) => text)
    .join(', ');
};
