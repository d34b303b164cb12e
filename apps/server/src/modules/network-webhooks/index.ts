export { addMetaWebhook, metaWebhookUrl } from './meta-webhook.ts';
