export { workspaceHandlers } from './routes.ts';
