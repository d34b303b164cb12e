import { createHmac } from 'node:crypto';
import { sandboxApplication } from '../../consent/application.ts';
import type { World } from '../../dialect.ts';
import type { Json } from '../../ledger/object.ts';
import { FORM } from './kind.ts';
import { type FilledIn, filledIn } from './leads.ts';
import { isToldOfLeads } from './subscription.ts';

/** Where our application wants to hear what happens to pages. */
export interface Listener {
  url: string;
  /** Ends by itself, also where nothing is answered. */
  send: (url: string, request: RequestInit) => Promise<{ ok: boolean }>;
}

interface WebhookTools {
  world: World;
  listener: Listener;
  /** Reads between two requests, so that no half of one is seen. */
  read<T>(work: () => T): Promise<T>;
  /** Writes between two requests, and keeps it. */
  keep(work: () => void): Promise<void>;
}

const ID = 'toldLeads';
/** As many changes as Meta puts into one call. */
const AT_ONCE = 1_000;
/** For so long a call that is not taken is repeated. */
const GIVE_UP_MS = 36 * 3_600_000;

/** Tells our application of everything that people send with forms, in its order, until it is taken. */
export class LeadWebhook {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly tools: WebhookTools) {}

  /** Tells what was not told yet. One call after another. */
  tell(): Promise<void> {
    const told = this.last.then(() => this.tellAll());
    this.last = told.catch(() => {});
    return told;
  }

  private async tellAll(): Promise<void> {
    for (;;) {
      const due = await this.tools.read(() => this.due());
      if (due.length === 0) return;
      if (await this.send(due)) await this.remember(due);
      else return this.fail(due);
      if (due.length < AT_ONCE) return;
    }
  }

  private due(): FilledIn[] {
    const { world } = this.tools;
    const { until, ids } = this.told();
    return world.ledger
      .list({ kind: FORM })
      .filter(({ fields }) => isToldOfLeads(world, String(fields.page_id)))
      .flatMap((form) => filledIn(form, world))
      .filter(({ at, id }) => at > until || (at === until && !ids.includes(id)))
      .sort((one, other) => one.at - other.at)
      .slice(0, AT_ONCE);
  }

  private told(): { until: number; ids: readonly string[] } {
    const { until, ids } = this.tools.world.ledger.get(ID)?.fields ?? {};
    return { until: Number(until ?? 0), ids: Array.isArray(ids) ? ids.map(String) : [] };
  }

  private async send(due: readonly FilledIn[]): Promise<boolean> {
    const { url, send } = this.tools.listener;
    const body = JSON.stringify(this.bodyOf(due));
    const signature = createHmac('sha256', sandboxApplication.clientSecret).update(body);
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature.digest('hex')}`,
    };
    return send(url, { method: 'POST', body, headers }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  private bodyOf(due: readonly FilledIn[]) {
    const pages = [...new Set(due.map(({ form }) => String(form.fields.page_id)))];
    return {
      object: 'page',
      entry: pages.map((page) => ({
        id: page,
        time: Math.floor(this.tools.world.now() / 1000),
        changes: due
          .filter(({ form }) => form.fields.page_id === page)
          .map(({ id, form, ad, at }) => ({
            field: 'leadgen',
            value: {
              leadgen_id: id,
              page_id: page,
              form_id: form.id,
              ...(ad && { ad_id: ad.id, adgroup_id: String(ad.fields.adset_id) }),
              created_time: Math.floor(at / 1000),
            },
          })),
      })),
    };
  }

  private remember(due: readonly FilledIn[]): Promise<void> {
    const until = due.at(-1)?.at ?? 0;
    const { until: before, ids } = this.told();
    const last = due.filter(({ at }) => at === until).map(({ id }) => id);
    return this.write({
      until,
      ids: before === until ? [...ids, ...last] : last,
      failingSince: null,
    });
  }

  /** What was not taken for too long is told no more. */
  private fail(due: readonly FilledIn[]): Promise<void> {
    const { world } = this.tools;
    const since = Number(world.ledger.get(ID)?.fields.failingSince ?? world.now());
    if (world.now() - since > GIVE_UP_MS) return this.remember(due);
    return this.write({ failingSince: since });
  }

  private write(fields: Record<string, Json>): Promise<void> {
    const { world, keep } = this.tools;
    return keep(() => {
      if (!world.ledger.get(ID)) world.ledger.create({ kind: ID, id: ID });
      world.ledger.change(ID, fields);
    });
  }
}
