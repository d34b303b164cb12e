export { keepMedia } from './commands/add-media.ts';
export { runFfmpeg } from './files/ffmpeg.ts';
export { readFilm } from './files/films.ts';
export { type StoredMedia, storeFilm, storePicture } from './files/store-media.ts';
export { oneOfFew } from './files/work-gate.ts';
export { mediaCrontab, mediaJobs } from './jobs.ts';
export { mediaHandlers } from './routes.ts';
