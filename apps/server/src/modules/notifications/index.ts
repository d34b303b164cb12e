export { digestWorker } from './letters/send-digests.ts';
export { lettersWorker } from './letters/write-letters.ts';
export { notify } from './notify.ts';
export { notificationHandlers } from './routes.ts';
