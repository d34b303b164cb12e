import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { packagesQuery } from '../api/list-packages.ts';
import { PackageBoard } from '../components/package-board.tsx';

/** The packages of an account: what campaigns can start with. */
export function PackagesPage() {
  useDocumentTitle(packagesPageTexts.title);
  const { id } = useAccount();
  const packages = useQuery(packagesQuery(id));
  const facts = useQuery(accountFactsQuery(id));
  return (
    <div className="mx-auto max-w-[60rem] pt-3">
      <header className="mb-5">
        <h1 className="text-xl font-semibold">{packagesPageTexts.title}</h1>
        <p className="mt-1 text-text-2">{packagesPageTexts.explanation}</p>
      </header>
      <Answered
        query={allOf({ packages, facts })}
        skeleton={<SkeletonRows rowHeight={80} label={packagesPageTexts.loading} />}
      >
        {({ packages, facts }) => (
          <PackageBoard key={id} packages={packages} currency={facts.currency} />
        )}
      </Answered>
    </div>
  );
}
