export { addToLibrary, keepMedia } from './commands/add-media.ts';
export { cropImage, keepCut } from './commands/crop-image.ts';
export { fetchPicture } from './files/fetch-picture.ts';
export { findFfmpeg, reportFfmpeg, runFfmpeg } from './files/ffmpeg.ts';
export { readFilm } from './files/films.ts';
export { dropFiles, ownFiles, storeFiles } from './files/keep-files.ts';
export { jpegOf, middleSquareOf, pngOf, readPicture } from './files/pictures.ts';
export { sendFile } from './files/send-file.ts';
export {
  type StoredCut,
  type StoredMedia,
  storeCut,
  storeFilm,
  storePicture,
} from './files/store-media.ts';
export { oneOfFew } from './files/work-gate.ts';
export { findLogoByUrl } from './find-logo.ts';
export { mediaWorkers, takeMissingStills, takeStillsJob } from './jobs.ts';
export { presentCropped, presentMedia } from './presenter.ts';
export { sweepUnused } from './remove-for-good.ts';
export { findMedia, findMediaByIds, findSameContent, newestMedia } from './repository.ts';
export { mediaHandlers } from './routes.ts';
