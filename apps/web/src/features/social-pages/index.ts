export { SocialPages } from './components/social-pages.tsx';
