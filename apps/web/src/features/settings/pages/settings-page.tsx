import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Tab } from '../../../ui/layout/tab.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { TabPanel } from '../../../ui/layout/tab-panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { CompanyTab } from '../components/company-tab.tsx';
import { FinanceTab } from '../components/finance-tab.tsx';
import { IntegrationsTab } from '../components/integrations-tab.tsx';
import { UsersTab } from '../components/users-tab.tsx';
import { type SettingsTab, settingsTabs } from '../model/settings-tab.ts';

const tabs: Record<SettingsTab, { label: string; Content: ComponentType }> = {
  company: { label: settingsTexts.company, Content: CompanyTab },
  users: { label: usersPageTexts.users, Content: UsersTab },
  finance: { label: financePageTexts.title, Content: FinanceTab },
  integrations: { label: settingsTexts.integrations, Content: IntegrationsTab },
};

/** The settings of the account, a tab for each part; the address says which is open. */
export function SettingsPage() {
  const { settingsRoute } = useParams({ from: '/signed-in/settings/$settingsRoute' });
  const tab = settingsRoute as SettingsTab;
  useDocumentTitle(`${tabs[tab].label} · ${settingsTexts.settings}`);
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-4 pt-3">
      <h1 className="text-xl font-semibold">{settingsTexts.settings}</h1>
      <Tabs
        selectedKey={tab}
        onSelectionChange={(next) =>
          void navigate({
            to: '/settings/$settingsRoute',
            params: { settingsRoute: next as SettingsTab },
          })
        }
      >
        <TabList label={settingsTexts.tabs}>
          {settingsTabs.map((id) => (
            <Tab key={id} id={id}>
              {tabs[id].label}
            </Tab>
          ))}
        </TabList>
        {settingsTabs.map((id) => {
          const { Content } = tabs[id];
          return (
            <TabPanel key={id} id={id}>
              <Content />
            </TabPanel>
          );
        })}
      </Tabs>
    </div>
  );
}
