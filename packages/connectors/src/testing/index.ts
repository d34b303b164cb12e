export { expectedTrees } from './expected.ts';
export { eyes } from './eyes.ts';
export { MemoryJournalStore } from './memory-journal.ts';
export { TurnedClock } from './turned-clock.ts';
