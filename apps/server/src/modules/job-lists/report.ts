import { type CsvStyle, csvFile, sayFinding } from '@posthorn/domain';
import { feedReportTexts } from '@posthorn/domain/texts/feed-report';
import type { ReadingRow } from './repository.ts';

/** One line for each thing that was found; without any, the head and what is wrong with the feed itself. */
export function writeFeedReport(reading: ReadingRow, style: CsvStyle): string {
  const texts = feedReportTexts;
  const head = [
    texts.position,
    texts.line,
    texts.jobId,
    texts.title,
    texts.severity,
    texts.problem,
  ];
  const ofFeed = reading.problem
    ? [['', '', '', '', texts.error, sayFinding(reading.problem)]]
    : [];
  const ofJobs = reading.findings.map(({ position, line, id, title, finding }) => [
    ...[String(position), String(line), id, title, texts[finding.severity], sayFinding(finding)],
  ]);
  return csvFile([head, ...ofFeed, ...ofJobs], style);
}
