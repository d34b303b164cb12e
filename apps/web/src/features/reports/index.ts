export { downloadCsv, downloadReport } from './api/download-report.ts';
