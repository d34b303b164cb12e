export { useItemPicture } from './model/use-item-picture.ts';
