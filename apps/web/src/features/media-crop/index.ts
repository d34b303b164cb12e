export { useCropImage } from './api/crop-image.ts';
export { AdCropper } from './components/ad-cropper.tsx';
export { AvatarCropper, type CroppedImage } from './components/avatar-cropper.tsx';
export { FocalPointPicker } from './components/focal-point-picker.tsx';
export { type CroppedPicture, ShapeCropDialog } from './components/shape-crop-dialog.tsx';
