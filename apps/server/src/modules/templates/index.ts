export { addTemplate, findCustomTemplate } from './commands/create-template.ts';
export { findTemplate } from './repository.ts';
export { kindOfOwner } from './request-of.ts';
export { templateHandlers } from './routes.ts';
