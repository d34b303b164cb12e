export { weeklyWorker } from './send-weekly-letters.ts';
