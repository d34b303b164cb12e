export { conversionOf, firstAccounts } from './accounts.ts';
export { consentAddresses, sandboxApplication } from './consent/application.ts';
export { isManagedPage } from './consent/manager.ts';
export type * from './delivery/delivery.ts';
export type * from './dialect.ts';
export { type RefusalName, refusalNames } from './doubtful-refusals.ts';
export { type FaultEffect, faultEffects } from './faults/effect.ts';
export type { FaultRule } from './faults/rule.ts';
export type { LedgerReader } from './ledger/ledger.ts';
export { UnreadableLog } from './ledger/log.ts';
export type { HistoryEntry, LedgerObject } from './ledger/object.ts';
export { parseQuery as parseRestliQuery } from './linkedin/restli.ts';
export { TERMS_PATH as FORM_TERMS_PATH } from './meta/forms/terms.ts';
export * from './network.ts';
export { type ExpectedTree, type UnwholeMoment, unwholeMoments } from './oracle/whole.ts';
export {
  type NewPage,
  openSandbox,
  type Sandbox,
  type SandboxOptions,
  type SilentSandbox,
  startSandbox,
} from './sandbox.ts';
export { callOf, cutConnection, fetchFrom, responseOf } from './server/fetch.ts';
export { wireOf } from './server/send.ts';
