import type { FeedColours } from '../model/networks.ts';
import type { PreviewLook } from '../model/previewed-ad.ts';

const light: FeedColours = {
  surface: '#ffffff',
  text: '#1f1f1f',
  text2: '#4d5156',
  line: '#dadce0',
  gap: '#f1f3f4',
  link: '#f8f9fa',
  button: '#1a0dab',
  onButton: '#ffffff',
  accent: '#1a0dab',
  empty: '#e8eaed',
  emptyInk: '#bdc1c6',
};

const dark: FeedColours = {
  surface: '#1f1f1f',
  text: '#e8e8e8',
  text2: '#bfc2c7',
  line: '#3c4043',
  gap: '#101218',
  link: '#2a2b2e',
  button: '#99c3ff',
  onButton: '#101218',
  accent: '#99c3ff',
  empty: '#303134',
  emptyInk: '#5f6368',
};

export const searchColours: Record<PreviewLook['theme'], FeedColours> = { light, dark };

/** In pixels, as wide as results are drawn. */
export const searchWidths: Record<PreviewLook['device'], number> = { phone: 390, desktop: 652 };
