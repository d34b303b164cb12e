export { Webhooks } from './components/webhooks.tsx';
