export { vacancyHandlers } from './routes.ts';
