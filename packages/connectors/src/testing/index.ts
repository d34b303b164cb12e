export { MemoryJournalStore } from './memory-journal.ts';
