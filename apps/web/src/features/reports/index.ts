export { downloadReport } from './api/download-report.ts';
