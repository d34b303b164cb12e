export { type LibraryMedia, mediaKey } from './api/list-media.ts';
export { MediaLibraryLayer } from './components/media-library-layer.tsx';
export { usePickMedia } from './model/use-pick-media.ts';
