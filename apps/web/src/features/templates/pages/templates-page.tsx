import type { TemplateKind } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Tab } from '../../../ui/layout/tab.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { TabPanel } from '../../../ui/layout/tab-panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { accountFactsQuery, useAccount, useCan } from '../../accounts/index.ts';
import { useCreateTemplate } from '../api/create-template.ts';
import { templatesQuery } from '../api/list-templates.ts';
import { TemplateList } from '../components/template-list.tsx';
import { useSortOrder } from '../model/sort-order.ts';
import { templatesHref } from '../model/template-href.ts';

const tabs: ReadonlyArray<{ kind: TemplateKind; label: string; empty: string; hint: string }> = [
  {
    kind: 'default',
    label: templatesPageTexts.defaultTemplates,
    empty: templatesPageTexts.emptyDefault,
    hint: templatesPageTexts.emptyDefaultHint,
  },
  {
    kind: 'custom',
    label: templatesPageTexts.customTemplates,
    empty: templatesPageTexts.emptyCustom,
    hint: templatesPageTexts.emptyCustomHint,
  },
];

/** The templates of the account, a tab for each kind; the address says which is open. */
export function TemplatesPage() {
  useDocumentTitle(templatesPageTexts.documentTitle);
  const account = useAccount();
  const navigate = useNavigate();
  const kind: TemplateKind = useLocation({
    select: ({ pathname }) => (pathname.includes('/custom-templates') ? 'custom' : 'default'),
  });
  const templates = useQuery(templatesQuery(account.id));
  const facts = useQuery(accountFactsQuery(account.id));
  const { order, setOrder } = useSortOrder(kind);
  const countOf = (one: TemplateKind) =>
    templates.data?.filter((template) => template.kind === one).length ?? 0;
  return (
    <div className="flex flex-col gap-4 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{templatesPageTexts.documentTitle}</h1>
        {countOf(kind) > 0 ? <CreateButton kind={kind} /> : null}
      </div>
      <Tabs
        selectedKey={kind}
        onSelectionChange={(next) => void navigate(templatesHref(next as TemplateKind))}
      >
        <TabList label={templatesPageTexts.kinds}>
          {tabs.map((tab) => (
            <Tab
              key={tab.kind}
              id={tab.kind}
              end={<span className="tabular text-xs text-text-3">{countOf(tab.kind)}</span>}
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.kind} id={tab.kind}>
            <Answered
              query={allOf({ templates, facts })}
              skeleton={<SkeletonRows rowHeight={56} label={templatesPageTexts.loading} />}
            >
              {(all) => {
                const shown = all.templates.filter((template) => template.kind === tab.kind);
                return shown.length === 0 ? (
                  <Card>
                    <EmptyState
                      headingLevel={2}
                      title={tab.empty}
                      action={<CreateButton kind={tab.kind} />}
                    >
                      {tab.hint}
                    </EmptyState>
                  </Card>
                ) : (
                  <TemplateList
                    kind={tab.kind}
                    templates={shown}
                    currency={all.facts.currency}
                    order={order}
                    onOrder={setOrder}
                  />
                );
              }}
            </Answered>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

/** A default template is made at once, a custom one after its goal was chosen. */
function CreateButton({ kind }: { kind: TemplateKind }) {
  const { create, isPending } = useCreateTemplate();
  const mayEdit = useCan('preset.edit');
  if (!mayEdit) return null;
  if (kind === 'custom') {
    return (
      <ButtonLink
        variant="primary"
        icon={<Plus />}
        href={{ to: '/presets/templates/custom-templates/create' }}
      >
        {templatesPageTexts.create}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="primary"
      icon={<Plus />}
      isLoading={isPending}
      onPress={() => create({ kind: 'default' })}
    >
      {templatesPageTexts.create}
    </Button>
  );
}
