export { linkedInConnector } from './connector.ts';
