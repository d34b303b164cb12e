export { addPages } from './add-pages.ts';
export { knownPage } from './known-page.ts';
export { lookForPagesJob, pageWorkers } from './look-for-pages.ts';
export { pageIconAddress } from './page-icon-address.ts';
export { socialPageHandlers } from './routes.ts';
