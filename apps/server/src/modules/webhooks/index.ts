export { tellWebhooks, webhookWorkers } from './deliver.ts';
export { resealWebhooks } from './reseal-webhooks.ts';
export { webhookHandlers } from './routes.ts';
