import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { anAccount } from '../../../testing/an-account.ts';
import type { AccountFacts } from '../../accounts/index.ts';
import { createCampaignEngine } from '../model/campaign-engine.ts';
import { ConfigurationProvider, useConfigurationOf } from '../model/configuration.tsx';
import type { Step } from '../model/step.ts';
import type { Campaign } from '../model/values.ts';

interface Given {
  account?: Partial<AccountFacts>;
  /** What the server answers to a step; never, unless told. */
  send?: (step: Step, version: number) => Promise<Campaign>;
}

/** Draws parts of the form on an engine of their own, and writes down what is sent. */
export function renderPart(campaign: Campaign, part: ReactNode, { account, send }: Given = {}) {
  const sent: Step[] = [];
  const engine = createCampaignEngine({
    campaign,
    store: { read: () => new Map(), write: () => {} },
    send: (step, version) => {
      sent.push(step);
      return send ? send(step, version) : new Promise(() => {});
    },
    onSaved: () => {},
    reload: async () => campaign,
    today: () => anAccount.today,
  });
  function Frame({ children }: { children: ReactNode }) {
    const snapshot = useSyncExternalStore(engine.subscribe, engine.snapshot);
    const [facts] = useState({ ...anAccount, ...account });
    return (
      <ConfigurationProvider value={useConfigurationOf(engine, snapshot, facts)}>
        {children}
      </ConfigurationProvider>
    );
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = render(
    <QueryClientProvider client={queryClient}>
      <Frame>{part}</Frame>
    </QueryClientProvider>,
  );
  return { ...screen, engine, sent };
}
