export { writeAudit } from './audit.ts';
export { archiveInRounds } from './commands/archive-account.ts';
export { masterAccountHandlers } from './routes.ts';
export { ownImage, storeImage } from './store-image.ts';
