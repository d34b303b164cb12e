export { type LetterTools, readerOf } from './letters/recipients.ts';
export { digestWorker, sendDigests } from './letters/send-digests.ts';
export { lettersWorker, writeLettersJob } from './letters/write-letters.ts';
export { notify } from './notify.ts';
export { notificationHandlers } from './routes.ts';
