export { UiShowcase as default } from './ui-showcase.tsx';
