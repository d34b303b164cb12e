import { showPercentage } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Plus, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { type ManagedSettings, managedAccountQuery, useRefreshMaster } from '../api/accounts.ts';
import { AccountMark } from '../components/account-mark.tsx';
import { ApplicantsSection } from '../components/applicants-section.tsx';
import { ArchiveProgress } from '../components/archive-progress.tsx';
import { ArchiveSection } from '../components/archive-section.tsx';
import { ArchiveTag } from '../components/archive-tag.tsx';
import { type Created, CreatedDialog } from '../components/created-dialog.tsx';
import { FeaturesSection } from '../components/features-section.tsx';
import { MoneySection } from '../components/money-section.tsx';
import { NewUserDialog } from '../components/new-user-dialog.tsx';
import { NewWorkspaceDialog } from '../components/new-workspace-dialog.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { VisitButton } from '../components/visit-button.tsx';
import { WorkspacesSection } from '../components/workspaces-section.tsx';

/** One account as its master sees it: without entering it. */
export function AccountPage() {
  const { accountId } = useParams({ from: '/master-account/accounts/$accountId' });
  const query = useQuery(managedAccountQuery(accountId));
  useDocumentTitle(query.data?.name ?? texts.account);
  return (
    <div className="flex flex-col gap-6">
      <Link variant="quiet" href={{ to: '/master-account' }} className="self-start">
        {texts.accounts}
      </Link>
      <Answered query={query} skeleton={<SkeletonRows rowHeight={96} label={texts.loading} />}>
        {(account) => <Account key={account.id} account={account} />}
      </Answered>
    </div>
  );
}

function Account({ account }: { account: ManagedSettings }) {
  const { name, archive, version } = account;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <AccountMark of={account} size="md" />
          <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">{name}</h1>
          <ArchiveTag archive={archive} />
        </div>
        {archive ? null : <Actions account={account} />}
      </header>
      <ArchiveProgress archive={archive} />
      <Facts account={account} />
      {archive?.archivedAt ? (
        <Section title={texts.applicants} hint={texts.applicantsHint}>
          <ApplicantsSection account={account} />
        </Section>
      ) : null}
      <Section title={texts.money}>
        <MoneySection account={account} />
      </Section>
      <Section title={texts.settings} hint={texts.settingsHint}>
        {/* What another person saved takes the place of what stood here. */}
        <SettingsSection key={version} account={account} />
      </Section>
      {archive ? null : (
        <Section title={texts.features} hint={texts.featuresHint}>
          <FeaturesSection account={account} />
        </Section>
      )}
      <Section title={texts.workspaces}>
        <WorkspacesSection workspaces={account.workspaces} />
      </Section>
      {archive ? null : (
        <Section title={texts.archiveSection}>
          <ArchiveSection account={account} />
        </Section>
      )}
    </>
  );
}

function Actions({ account }: { account: ManagedSettings }) {
  const [isAdding, setAdding] = useState<'user' | 'workspace'>();
  const [created, setCreated] = useState<Created>();
  const refresh = useRefreshMaster();
  const dialog = {
    account,
    onClose: () => setAdding(undefined),
    onCreated: (result: Created) => {
      setAdding(undefined);
      setCreated(result);
      void refresh();
    },
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<UserPlus />} onPress={() => setAdding('user')}>
        {texts.addUser}
      </Button>
      <Button icon={<Plus />} onPress={() => setAdding('workspace')}>
        {texts.createWorkspace}
      </Button>
      <VisitButton account={account} />
      {isAdding === 'user' ? <NewUserDialog {...dialog} /> : null}
      {isAdding === 'workspace' ? <NewWorkspaceDialog {...dialog} /> : null}
      {created ? <CreatedDialog {...created} onClose={() => setCreated(undefined)} /> : null}
    </div>
  );
}

function Facts({ account }: { account: ManagedSettings }) {
  const { street, postalCode, city, country } = account.address;
  const facts = [
    [texts.people, String(account.people)],
    [texts.activeCampaigns, String(account.activeCampaigns)],
    [texts.currency, account.currency],
    [texts.fee, showPercentage(account.fee)],
    [texts.agreement, account.agreement],
    [texts.address, [street, `${postalCode} ${city}`.trim(), country].filter(Boolean).join(', ')],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-text-2">{label}</dt>
          <dd className={value ? 'wrap-anywhere' : 'text-text-3'}>{value || texts.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        {hint ? <p className="text-sm text-text-2">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
