export { answerConsent } from './answer-consent.ts';
export { expectedTrees } from './expected.ts';
export { eyes } from './eyes.ts';
export { MemoryJournalStore } from './memory-journal.ts';
export { placesOf } from './places-of.ts';
export { sandboxTime } from './sandbox-time.ts';
export { TurnedClock } from './turned-clock.ts';
