import { kindInPath } from '@posthorn/domain';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAccount } from '../../accounts/index.ts';
import { templateOwner } from '../../ads/index.ts';
import { EditorLayer } from '../components/editor-layer.tsx';
import { TemplateEditing } from '../components/template-editing.tsx';

/** The editor of the template's ad that the address names: one that is there, or a new one. */
export function TemplateAdEditorPage() {
  const { id: accountId } = useAccount();
  const { templates = '', templateId = '' } = useParams({ strict: false });
  const owner = useMemo(
    () => templateOwner({ id: templateId, accountId, kind: kindInPath(templates) }),
    [templateId, accountId, templates],
  );
  return (
    <EditorLayer owner={owner} editing={(props) => <TemplateEditing {...props} owner={owner} />} />
  );
}
