export type { LibraryMedia } from './api/list-media.ts';
export { MediaLibraryLayer } from './components/media-library-layer.tsx';
export { refreshMedia } from './model/media-cache.ts';
export { usePickMedia } from './model/use-pick-media.ts';
