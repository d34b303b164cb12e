export { callbackUrl } from './commands/begin-consent.ts';
export { resealConsents } from './consents.ts';
export { forgetArchivedKeys } from './keys.ts';
export { connectionHandlers } from './routes.ts';
export { watchConnections } from './watch/watch-connections.ts';
