export { useStill } from './api/get-video.ts';
export type { LibraryMedia } from './api/list-media.ts';
export { MediaLibraryLayer } from './components/media-library-layer.tsx';
export { durationText } from './model/measures.ts';
export { refreshMedia } from './model/refresh-media.ts';
export type { Upload } from './model/upload-engine.ts';
export { useDirectUploads } from './model/use-direct-uploads.ts';
export { useFileDrop } from './model/use-file-drop.ts';
export { usePickMedia } from './model/use-pick-media.ts';
