export { addTemplate, findCustomTemplate } from './commands/create-template.ts';
export { findTemplate } from './repository.ts';
export { templateHandlers } from './routes.ts';
