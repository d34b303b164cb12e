import { creationTexts } from '@posthorn/domain/texts/creation';
import { Select } from '../../../ui/pick/select.tsx';

interface WorkspaceFieldProps {
  workspaces: readonly { slug: string; name: string }[];
  value: string | undefined;
  onChange: (slug: string) => void;
}

/** Asked when all workspaces are looked at: a campaign lives in one. */
export function WorkspaceField({ workspaces, value, onChange }: WorkspaceFieldProps) {
  return (
    <Select
      label={creationTexts.workspace}
      description={creationTexts.workspaceHint}
      isRequired
      className="max-w-xl"
      hasSearch={workspaces.length > 8}
      searchLabel={creationTexts.searchWorkspaces}
      options={workspaces.map(({ slug, name }) => ({ id: slug, label: name }))}
      value={value ?? null}
      onChange={(slug) => slug && onChange(slug)}
    />
  );
}
