import type { FaultRule, LedgerObject, Sandbox } from '@posthorn/sandbox';
import { conversionOf, firstAccounts, startSandbox } from '@posthorn/sandbox';
import type { Connector, Published, Run } from '../../connector.ts';
import { type Failure, NetworkFailure } from '../../failure.ts';
import { Journal } from '../../journal/journal.ts';
import { NotYet } from '../../journal/store.ts';
import type { Plan } from '../../plan.ts';
import type { Credentials, NetworkSettings } from '../../settings.ts';
import { MemoryJournalStore } from '../../testing/memory-journal.ts';
import { patient } from '../../testing/patient.ts';
import { placesOf } from '../../testing/places-of.ts';
import { sandboxTime } from '../../testing/sandbox-time.ts';
import type { CallReport, TransportTools } from '../../transport/transport.ts';
import { LinkedInClient } from '../client.ts';
import { linkedInConnector } from '../connector.ts';
import { centsOf } from '../mapping/money.ts';
import { PAGE_ID, readAsset } from './plans.ts';

export const account = firstAccounts.linkedin;

/** LinkedIn on this machine, a connector to it, and the memory of one publication. */
export class Local {
  reports: CallReport[] = [];
  readonly connector: Connector;
  private readonly store = new MemoryJournalStore();

  private constructor(readonly sandbox: Sandbox) {
    this.connector = this.connect();
  }

  static async open(): Promise<Local> {
    const sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
    sandbox.addPage({ network: 'linkedin', id: PAGE_ID, name: 'Ziekenhuis' });
    return new Local(sandbox);
  }

  close(): Promise<void> {
    return this.sandbox.stop();
  }

  get clock() {
    return sandboxTime(this.sandbox);
  }

  /** With tools of one's own, and as the engine has it. */
  connectAs(tools: Partial<TransportTools>): Connector {
    return linkedInConnector(this.settings(), { ...this.tools, ...tools });
  }

  connect(credentials?: Credentials): Connector {
    return patient(linkedInConnector(this.settings(credentials), this.tools), this.clock);
  }

  client(): LinkedInClient {
    return LinkedInClient.on(this.settings(), this.tools);
  }

  async run(): Promise<Run> {
    const options = { clock: this.clock, lateWindowMs: 60_000 };
    return {
      journal: await Journal.open(this.store, options),
      read: readAsset,
      placeOn: placesOf(this.connector),
    };
  }

  async published(plan: Plan): Promise<Published> {
    return { plan, refs: (await this.run()).journal.refs };
  }

  /** Waits where it is told to, and does nothing else on its own. */
  async publish(plan: Plan): Promise<Failure[]> {
    for (;;) {
      try {
        return await this.connector.publish(plan, await this.run());
      } catch (error) {
        if (!(error instanceof NotYet)) throw error;
        await this.sandbox.clock.set(error.until);
      }
    }
  }

  all(kind: string): LedgerObject[] {
    return this.sandbox.ledger.linkedin.list({ kind });
  }

  fault(rule: Omit<FaultRule, 'network'>): void {
    this.sandbox.faults.add({ network: 'linkedin', ...rule });
  }

  /** What each campaign may spend, in cents; one that is not on may spend nothing. */
  budgets(): Record<string, number> {
    return Object.fromEntries(
      this.all('adCampaign').map(({ fields }) => [
        String(fields.format),
        fields.status === 'ACTIVE' ? centsOf((fields.totalBudget as { amount: string }).amount) : 0,
      ]),
    );
  }

  private get tools(): TransportTools {
    return {
      clock: this.clock,
      random: () => 0.5,
      fetch,
      heard: (report) => this.reports.push(report),
    };
  }

  private settings(credentials: Credentials = { accessToken: 'token' }): NetworkSettings {
    return {
      network: 'linkedin',
      baseUrl: this.sandbox.urls.linkedin,
      apiVersion: '202608',
      accountId: account.id,
      credentials,
      capabilities: { html5: false, leadForms: true, catalogAds: false },
      conversionId: conversionOf(account),
      applicationEvents: [],
    };
  }
}

/** What the work failed with; undefined when it did not. */
export const failureOf = (work: Promise<unknown>): Promise<Failure | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof NetworkFailure ? error.failure : Promise.reject(error)),
  );
