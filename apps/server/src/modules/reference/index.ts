export { findProfiles, knownFunctionGroup, knownPlace, knownProfile, missedBy } from './known.ts';
export { referenceHandlers } from './routes.ts';
