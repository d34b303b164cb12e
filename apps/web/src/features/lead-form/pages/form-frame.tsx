import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered, type AnsweredQuery } from '../../../lib/query/answered.tsx';
import { socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import { leadFormQuery } from '../api/lead-form.ts';
import { LeadFormEditor } from '../components/lead-form-editor.tsx';
import { LeadFormSkeleton } from '../components/lead-form-skeleton.tsx';
import { type FormOwner, ownerHref } from '../model/form-owner.ts';

interface FormFrameProps<Found extends { id: string }> {
  of: FormOwner['of'];
  /** What the address leads to. */
  found: { query: AnsweredQuery<Found>; isElsewhere: boolean };
  hasForm: (found: Found) => boolean;
  children: (found: Found) => ReactNode;
}

/** The page of a form. What has none of its type shows its settings instead. */
export function FormFrame<Found extends { id: string }>({
  of,
  found: { query, isElsewhere },
  hasForm,
  children,
}: FormFrameProps<Found>) {
  useDocumentTitle(leadFormEditorTexts.documentTitle);
  if (isElsewhere) return null;
  return (
    <Answered query={query} skeleton={<LeadFormSkeleton />}>
      {(owner) =>
        hasForm(owner) ? children(owner) : <Navigate {...ownerHref({ of, id: owner.id })} replace />
      }
    </Answered>
  );
}

type Editor = ComponentProps<typeof LeadFormEditor>;

interface OwnFormProps extends Omit<Editor, 'owner' | 'form' | 'personId' | 'page'> {
  owner: Pick<FormOwner, 'of' | 'id'>;
  facebookPageId: string | null;
}

/** The editor of a form, once all that it needs is known. */
export function OwnForm({ owner: { of, id }, facebookPageId, ...shown }: OwnFormProps) {
  const { id: accountId } = useAccount();
  const owner = { of, id, accountId };
  const form = useQuery(leadFormQuery(owner));
  const pages = useQuery(socialPagesQuery(accountId));
  const me = useQuery(meQuery);
  return (
    <Answered query={allOf({ form, pages, me })} skeleton={<LeadFormSkeleton />}>
      {(all) => (
        <LeadFormEditor
          {...shown}
          owner={owner}
          form={all.form}
          personId={all.me.id}
          page={all.pages.find((page) => page.id === facebookPageId) ?? null}
        />
      )}
    </Answered>
  );
}
