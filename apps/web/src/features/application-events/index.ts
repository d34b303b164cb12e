export { ApplicationEventChoice } from './application-event-choice.tsx';
export { type ApplicationEvents, applicationEventsQuery } from './application-events.ts';
export { ApplicationEventsDialog } from './application-events-dialog.tsx';
export { countedWords } from './words.ts';
