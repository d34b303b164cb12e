export { parsePage } from './parse-page.ts';
export { vacancyHandlers } from './routes.ts';
