import { fill } from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Member } from '../../members/index.ts';

const SHOWN = 5;

/** The first five, and the others when they are asked for. */
export function WorkspaceNames({ user: { name, workspaces } }: { user: Member }) {
  const [isOpen, setOpen] = useState(false);
  if (workspaces.length === 0) {
    return <span className="text-sm text-text-3">{usersPageTexts.noWorkspace}</span>;
  }
  const shown = isOpen ? workspaces : workspaces.slice(0, SHOWN);
  const more = workspaces.length - SHOWN;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <ul
        aria-label={fill(usersPageTexts.workspacesOf, { name })}
        className="flex min-w-0 flex-wrap gap-1"
      >
        {shown.map((workspace) => (
          <li key={workspace.id} className="min-w-0">
            <Tag size="sm">{workspace.name}</Tag>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          className="h-6! min-h-6! px-1.5! text-xs!"
        >
          {isOpen ? usersPageTexts.showLess : fill(usersPageTexts.showMore, { n: more })}
        </Button>
      ) : null}
    </div>
  );
}
