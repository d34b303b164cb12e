export { adOfStep, isFormStep } from './ad-of-step.ts';
export * from './catalogue.ts';
export * from './clock.ts';
export * from './connector.ts';
export * from './consent/consent.ts';
export { consentClient } from './consent/consent-client.ts';
export * from './failure.ts';
export { GOOGLE_API_VERSION, googleConnector } from './google/index.ts';
export { type Change, type Creation, Journal } from './journal/journal.ts';
export {
  AtWork,
  type JournalStore,
  LeaseLost,
  NotYet,
  type Refs,
  type StepRecord,
} from './journal/store.ts';
export { type Limit, limitCall, withinLimit } from './limit.ts';
export { linkedInConnector } from './linkedin/index.ts';
export { findOnNetwork } from './look-up-place.ts';
export { feedOfProductSet } from './meta/catalogue/part.ts';
export { metaConnector } from './meta/connector.ts';
export * from './plan.ts';
export { type Reason, sentencesOf } from './reason.ts';
export * from './settings.ts';
export type { CallReport, Meter, TransportTools } from './transport/transport.ts';
