export { workspaceMembersKey } from './api/list-workspace-members.ts';
export { type Workspace, workspacesKey, workspacesQuery } from './api/list-workspaces.ts';
export { WorkspaceBar } from './components/workspace-bar.tsx';
export { rememberedWorkspace, rememberWorkspace } from './model/selected-workspace.ts';
export { useWorkspaceChoice } from './model/use-workspace-choice.ts';
export { isRealWorkspace } from './model/workspace-choice.ts';
