export { figuresHandlers } from './routes.ts';
