import { CONNECTIONS_ANCHOR } from '@posthorn/domain';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { type AccountFacts, accountFactsQuery, useAccount, useCan } from '../../accounts/index.ts';
import { AdConnections } from '../../ad-connections/index.ts';
import { SocialPages } from '../../social-pages/index.ts';
import { networkNumbersQuery } from '../api/account-settings.ts';
import type { textsOf } from '../model/settings-fields.ts';
import { useSettingsForm } from '../model/use-settings-form.ts';
import { Address, AddressHint } from './address.tsx';
import { ApplicationSettings } from './application-settings.tsx';
import { CampaignSettings } from './campaign-settings.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { VacancySettings } from './vacancy-settings.tsx';

/** Who the account is, the pages it speaks with, and what its campaigns start with. */
export function CompanyTab() {
  const { id } = useAccount();
  const mayEdit = useCan('account.edit');
  const facts = useQuery(accountFactsQuery(id));
  const numbers = useQuery({ ...networkNumbersQuery(id), enabled: mayEdit });
  const loading = <SkeletonRows rowHeight={96} label={settingsTexts.loading} />;
  return mayEdit ? (
    <Answered query={allOf({ facts, numbers })} skeleton={loading}>
      {(all) => <Company key={id} account={all.facts} numbers={all.numbers} />}
    </Answered>
  ) : (
    <Answered query={facts} skeleton={loading}>
      {(account) => <Company key={id} account={account} numbers={undefined} />}
    </Answered>
  );
}

interface CompanyProps {
  account: AccountFacts;
  /** Undefined for those who do not see them. */
  numbers: Parameters<typeof textsOf>[1];
}

function Company({ account, numbers }: CompanyProps) {
  const mayEdit = useCan('account.edit');
  const form = useSettingsForm(account, numbers);
  return (
    <>
      <SettingsSections
        sections={[
          {
            id: 'company-address',
            title: settingsTexts.address,
            description: <AddressHint />,
            content: <Address account={account} />,
          },
          {
            id: CONNECTIONS_ANCHOR,
            title: settingsTexts.socialPages,
            content: (
              <>
                <AdConnections />
                <SocialPages unconnected={account.unconnected} />
              </>
            ),
          },
          {
            id: 'campaign-settings',
            title: settingsTexts.campaignSettings,
            description: settingsTexts.campaignSettingsHint,
            content: (
              <>
                {form.conflicts.length > 0 ? <ConflictAlert form={form} /> : null}
                <CampaignSettings account={account} form={form} />
              </>
            ),
          },
          {
            id: 'vacancies',
            title: settingsTexts.vacancies,
            description: settingsTexts.vacanciesHint,
            content: <VacancySettings form={form} />,
          },
          {
            id: 'applications',
            title: settingsTexts.applications,
            description: settingsTexts.applicationsHint,
            content: <ApplicationSettings account={account} form={form} />,
          },
        ]}
      />
      {mayEdit ? (
        <>
          <div aria-hidden="true" className="h-16" />
          <SaveBar form={form} />
          <LeaveDialog isUnsaved={form.isChanged} />
        </>
      ) : null}
    </>
  );
}
