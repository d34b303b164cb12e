import { fill, kindInPath } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { isBeingDeleted } from '../../../lib/query/being-deleted.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useAccount } from '../../accounts/index.ts';
import { templateQuery } from '../api/get-template.ts';
import { folderOf, templateTitle } from './template.ts';

/** The template of the address. One that is not of this account, or gone, is left with a word about it. */
export function useOwnTemplate() {
  const account = useAccount();
  const { templates = folderOf('custom'), templateId = '' } = useParams({ strict: false });
  const kind = kindInPath(templates);
  const query = useQuery(templateQuery(account.id, kind, templateId));
  const { data, error } = query;
  const isElsewhere =
    error instanceof ApiError && (error.status === 404 || error.code === 'malformed');
  const navigate = useNavigate();
  const isTold = useRef(false);
  const title = data && templateTitle(data);
  useEffect(() => {
    if (!isElsewhere || isTold.current) return;
    isTold.current = true;
    if (isBeingDeleted(templateId)) return;
    const { otherAccount, gone } = templatesPageTexts;
    notify.error(title === undefined ? otherAccount : fill(gone, { title }));
    void navigate({ to: `/presets/templates/${folderOf(kind)}`, replace: true });
  }, [isElsewhere, title, kind, templateId, navigate]);
  return { kind, templateId, query, isElsewhere, template: isElsewhere ? undefined : data };
}
