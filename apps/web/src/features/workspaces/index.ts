export { workspaceMembersKey, workspaceMembersQuery } from './api/list-workspace-members.ts';
export { type Workspace, workspacesKey, workspacesQuery } from './api/list-workspaces.ts';
export { WorkspaceBar } from './components/workspace-bar.tsx';
export {
  chooseWorkspace,
  isRealWorkspace,
  rememberedWorkspace,
  rememberWorkspace,
  type WorkspaceChoice,
} from './model/selected-workspace.ts';
export { useWorkspaceChoice } from './model/use-workspace-choice.ts';
