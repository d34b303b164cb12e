export { timeZoneOf } from './repository.ts';
export { mailHandlers } from './routes.ts';
export { unsubscribePath } from './unsubscribe-address.ts';
export { addUnsubscribing } from './unsubscribe-page.ts';
