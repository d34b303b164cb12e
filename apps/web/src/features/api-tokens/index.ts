export { ApiTokens } from './components/api-tokens.tsx';
export { SecretDialog } from './components/secret-dialog.tsx';
