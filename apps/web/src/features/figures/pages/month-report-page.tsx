import { ALL_WORKSPACES, fill, showMonth } from '@posthorn/domain';
import { monthReportTexts } from '@posthorn/domain/texts/month-report';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { type AccountFacts, accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { workspaceFiguresQuery } from '../api/get-workspace-figures.ts';
import { logosQuery } from '../api/list-logos.ts';
import { FiguresSkeleton } from '../components/figures-skeleton.tsx';
import { MonthReport } from '../components/month-report.tsx';
import { daysToReport, reportViewOf, useReportSearch } from '../model/report-search.ts';

/** A month on paper, for a client or a meeting. */
export function MonthReportPage() {
  const { id: accountId } = useAccount();
  const account = useQuery(accountFactsQuery(accountId));
  useDocumentTitle(monthReportTexts.report);
  return (
    <Answered query={account} skeleton={<FiguresSkeleton />}>
      {(facts) => <ReportOf account={facts} />}
    </Answered>
  );
}

/** Which month it is follows from the day it is in the account. */
function ReportOf({ account }: { account: AccountFacts }) {
  const { slug = '' } = useParams({ strict: false });
  const logos = useQuery(logosQuery(account.id));
  const { workspaces } = useWorkspaceChoice();
  const { search, choose } = useReportSearch();
  const view = reportViewOf(search, account.today);
  const figuresOf = (shown: typeof view) =>
    workspaceFiguresQuery(account.id, slug, daysToReport(shown));
  const all = useQuery(figuresOf({ ...view, campaignIds: undefined }));
  const figures = useQuery(figuresOf(view));
  const name = [ALL_WORKSPACES, ...workspaces].find((one) => one.slug === slug)?.name ?? slug;
  useDocumentTitle(fill(monthReportTexts.reportOf, { name, month: showMonth(view.month) }));
  return (
    <Answered query={allOf({ all, figures, logos })} skeleton={<FiguresSkeleton />}>
      {(answers) => (
        <MonthReport key={slug} {...{ name, slug, view, account }} {...answers} onChoose={choose} />
      )}
    </Answered>
  );
}
