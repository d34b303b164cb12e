/** The file about a feed that is handed to the people who make the feed. */
export const feedReportTexts = {
  position: 'Job number',
  line: 'Line',
  jobId: 'Job id',
  title: 'Title',
  severity: 'Kind',
  problem: 'What was found',
  error: 'rejected',
  warning: 'remark',
} as const;
