import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { packagesQuery } from '../api/list-packages.ts';
import { AddButton } from '../components/add-button.tsx';
import { PackageBoard } from '../components/package-board.tsx';
import { usePackageEditor } from '../model/use-package-editor.ts';

/** What campaigns of the account can start with. In another account nothing of it goes on. */
export function PackagesPage() {
  useDocumentTitle(packagesPageTexts.title);
  const { id } = useAccount();
  return <AccountPackages key={id} accountId={id} />;
}

const noPackages: never[] = [];

function AccountPackages({ accountId }: { accountId: string }) {
  const packages = useQuery(packagesQuery(accountId));
  const facts = useQuery(accountFactsQuery(accountId));
  const editor = usePackageEditor(packages.data ?? noPackages);
  return (
    <div className="flex flex-col gap-4 pt-3">
      <header>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <h1 className="text-xl font-semibold">{packagesPageTexts.title}</h1>
          {packages.data?.length ? <AddButton editor={editor} /> : null}
        </div>
        <p className="mt-1 text-text-2">{packagesPageTexts.explanation}</p>
      </header>
      <Answered
        query={allOf({ packages, facts })}
        skeleton={<SkeletonRows rowHeight={80} label={packagesPageTexts.loading} />}
      >
        {(all) => (
          <PackageBoard packages={all.packages} currency={all.facts.currency} editor={editor} />
        )}
      </Answered>
    </div>
  );
}
