import { fill, metrics } from '@posthorn/domain';
import { commandTexts } from '@posthorn/domain/texts/command';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Account, useAccount, useCan } from '../../features/accounts/index.ts';
import {
  type Command,
  campaignHref,
  campaignQuery,
  OwnCommands,
  recentCampaigns,
} from '../../features/campaigns/index.ts';
import { meQuery } from '../../features/session/index.ts';
import { useWorkspaceChoice } from '../../features/workspaces/index.ts';
import { isBeingDeleted } from '../../lib/query/being-deleted.ts';
import type { FixedPath, PageAddress } from '../../lib/routes/page-address.ts';
import { chooseTheme, themes } from '../../lib/theme/theme.ts';
import { themeLabels } from '../../lib/theme/theme-labels.ts';
import { useNav } from './nav/use-nav.ts';

interface SearchCommandsProps {
  accounts: readonly Account[];
  onSwitch: (account: Account) => void;
  children: (commands: readonly Command[]) => ReactNode;
}

/** What can be opened and done from the search on this page, by this person. */
export default function SearchCommands({ accounts, onSwitch, children }: SearchCommandsProps) {
  const { id: accountId } = useAccount();
  const { campaignId = '' } = useParams({ strict: false });
  const isOpen = campaignId !== '' && !isBeingDeleted(campaignId);
  const { data: campaign } = useQuery({
    ...campaignQuery(accountId, campaignId),
    // The page of the campaign asks for it.
    enabled: false,
  });
  const commands = [
    ...useCampaignPages(),
    ...useRecent(),
    ...useCreation(),
    ...usePages(),
    ...useMeanings(),
    ...useWorkspaces(),
    ...useAccounts(accounts, onSwitch),
    ...themes.map(
      (theme): Command => ({
        id: `theme-${theme}`,
        label: fill(commandTexts.themeNamed, { name: themeLabels[theme] }),
        group: commandTexts.theme,
        shown: 'found',
        act: { run: () => chooseTheme(theme) },
      }),
    ),
  ];
  if (!isOpen || campaign?.accountId !== accountId) return children(commands);
  return (
    <OwnCommands key={campaignId} campaign={campaign}>
      {(own) => children([...own, ...commands])}
    </OwnCommands>
  );
}

const details = '/campaigns-overview/set-campaign/$campaignId/campaign-details';

/** The pages of the campaign that is open. */
function useCampaignPages(): Command[] {
  const { campaignId } = useParams({ strict: false });
  if (!campaignId) return [];
  const params = { campaignId };
  const pages = [
    [commandTexts.configuration, { to: details, params }],
    [commandTexts.ads, { to: `${details}/ads`, params }],
    [commandTexts.campaignFigures, { to: `${details}/figures`, params }],
  ] as const;
  return pages.map(([label, href]) => ({
    ...{ id: `this-${href.to}`, label, group: commandTexts.thisCampaign, shown: 'both' },
    act: { href },
  }));
}

function useRecent(): Command[] {
  const { id: accountId } = useAccount();
  const { data: me } = useQuery(meQuery);
  const { campaignId: open } = useParams({ strict: false });
  const recent = me ? recentCampaigns({ personId: me.id, accountId }) : [];
  return recent
    .filter(({ id }) => id !== open && !isBeingDeleted(id))
    .map((campaign) => ({
      id: `recent-${campaign.id}`,
      label: fill(commandTexts.recentLabel, campaign),
      group: commandTexts.recent,
      shown: 'first',
      act: { href: campaignHref(campaign) },
    }));
}

function useCreation(): Command[] {
  const mayCreate = useCan('campaign.create');
  if (!mayCreate) return [];
  const group = commandTexts.createGroup;
  return [
    {
      ...{ id: 'create', label: commandTexts.createCampaign, group, shown: 'both' },
      act: { href: { to: '/campaigns-overview/set-campaign' } },
    },
    {
      ...{ id: 'create-from-template', label: commandTexts.createFromTemplate, group },
      ...{ shown: 'both' },
      act: { href: { to: '/campaigns-overview/set-campaign/template-settings' } },
    },
    {
      ...{ id: 'create-from-vacancy', label: commandTexts.createFromVacancy, group },
      ...{ shown: 'both' },
      act: { href: { to: '/campaigns-overview/set-campaign/vacancy' } },
    },
  ];
}

/** The pages of the menus. */
function usePages(): Command[] {
  const nav = useNav().flatMap(({ entry, targets }) => targets ?? [entry]);
  const mayResolve = useCan('campaign.resolveError');
  const { choice } = useWorkspaceChoice();
  const own: PageEntry[] = [
    ...(mayResolve ? [fixedPage(shellTexts.erroredCampaigns, '/campaigns-overview/errored')] : []),
    ...(choice
      ? [
          {
            id: 'figures',
            label: fill(commandTexts.figures, { workspace: choice.name }),
            href: figuresHref(choice.slug),
          },
          { id: 'report', label: shellTexts.monthReport, href: reportHref(choice.slug) },
        ]
      : []),
    fixedPage(shellTexts.profile, '/profile'),
    fixedPage(shellTexts.mail, '/mail'),
  ];
  return [...nav.map(({ label, href }) => ({ id: href, label, href })), ...own].map(
    ({ id, label, href }) => ({
      ...{ id: `page-${id}`, label, group: commandTexts.goTo, shown: 'both' },
      act: { href },
    }),
  );
}

interface PageEntry {
  id: string;
  label: string;
  href: PageAddress | FixedPath;
}

const fixedPage = (label: string, href: FixedPath): PageEntry => ({ id: href, label, href });

const figuresHref = (slug: string): PageAddress => ({
  to: '/campaigns-overview/figures/$slug',
  params: { slug },
});

const reportHref = (slug: string): PageAddress => ({
  to: '/campaigns-overview/report/$slug',
  params: { slug },
});

/** What figures are called, explained in the list itself; they lead to the page that shows them. */
function useMeanings(): Command[] {
  const { choice } = useWorkspaceChoice();
  if (!choice) return [];
  return metrics.map((metric) => ({
    id: `meaning-${metric}`,
    label: fill(commandTexts.meaning, {
      label: figuresTexts.labels[metric],
      meaning: figuresTexts.meanings[metric],
    }),
    group: commandTexts.meanings,
    shown: 'found',
    names: [metric, figuresTexts.labels[metric]],
    act: { href: figuresHref(choice.slug) },
  }));
}

function useWorkspaces(): Command[] {
  const { workspaces, choice } = useWorkspaceChoice();
  return workspaces
    .filter(({ slug }) => slug !== choice?.slug)
    .map(({ slug, name }) => ({
      ...{ id: `workspace-${slug}`, label: name, group: commandTexts.workspaces, shown: 'found' },
      act: { href: { to: '/workspaces/$slug', params: { slug } } },
    }));
}

function useAccounts(
  accounts: readonly Account[],
  onSwitch: SearchCommandsProps['onSwitch'],
): Command[] {
  const { id: current } = useAccount();
  return accounts
    .filter(({ id }) => id !== current)
    .map((account) => ({
      ...{
        id: `account-${account.id}`,
        label: account.name,
        group: commandTexts.accounts,
        shown: 'found',
      },
      act: { run: () => onSwitch(account) },
    }));
}
