import { ALL_WORKSPACES, fill } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { workspaceFiguresQuery } from '../api/get-workspace-figures.ts';
import { FiguresSkeleton } from '../components/figures-skeleton.tsx';
import { WorkspaceFiguresBoard } from '../components/workspace-figures-board.tsx';
import { useFiguresSearch } from '../model/figures-search.ts';
import { daysToAsk } from '../model/workspace-days.ts';

export function WorkspaceFiguresPage() {
  const { slug = '' } = useParams({ strict: false });
  const { id: accountId } = useAccount();
  const account = useQuery(accountFactsQuery(accountId));
  const { workspaces } = useWorkspaceChoice();
  const { search } = useFiguresSearch();
  const today = account.data?.today;
  const figures = useQuery({
    ...workspaceFiguresQuery(accountId, slug, today ? daysToAsk(search, today) : {}),
    enabled: today !== undefined,
  });
  const name = [ALL_WORKSPACES, ...workspaces].find((one) => one.slug === slug)?.name ?? slug;
  useDocumentTitle(fill(figuresTexts.figuresOf, { name }));
  return (
    <Answered query={allOf({ figures, account })} skeleton={<FiguresSkeleton />}>
      {(all) => <WorkspaceFiguresBoard key={slug} name={name} slug={slug} {...all} />}
    </Answered>
  );
}
