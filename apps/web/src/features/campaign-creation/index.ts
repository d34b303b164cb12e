export { WorkspaceField } from './components/workspace-field.tsx';
