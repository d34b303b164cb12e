import { fill, showPercentage } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { Card } from '../../../ui/layout/card.tsx';
import type { ManagedSettings } from '../api/accounts.ts';
import { AccountMark } from './account-mark.tsx';

export function WorkspacesSection({ workspaces }: Pick<ManagedSettings, 'workspaces'>) {
  return (
    <Card padding="none">
      <ul aria-label={texts.workspaces} className="max-h-96 divide-y divide-line overflow-y-auto">
        {workspaces.map((workspace) => (
          <li key={workspace.id} className="flex items-center gap-3 px-4 py-2">
            <AccountMark of={workspace} />
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{workspace.name}</span>
            <span className="text-sm text-text-2">
              {workspace.markUp === null
                ? texts.noMarkUp
                : fill(texts.workspaceMarkUp, { percentage: showPercentage(workspace.markUp) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
