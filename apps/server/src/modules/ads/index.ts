export { adHandlers } from './routes.ts';
