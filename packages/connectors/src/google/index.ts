export { GOOGLE_API_VERSION } from './client.ts';
export { googleConnector } from './connector.ts';
