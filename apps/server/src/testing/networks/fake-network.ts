import {
  type Connector,
  type Failure,
  markerOf,
  NetworkFailure,
  nameOnNetwork,
  type Plan,
  type Published,
  partNamed,
  type Run,
} from '@posthorn/connectors';
import { messageOf, type Network } from '@posthorn/domain';

/** Something on the network: a campaign or one of its ads. */
export interface Thing {
  id: string;
  name: string;
  parent: string | null;
  isOn: boolean;
  budget?: number;
  endDate?: string;
  text?: string;
}

/** What happens to a call, in the order in which calls are made. */
export type Mishap =
  /** Done, but no one hears of it. */
  | 'lost'
  /** No one hears of it, and it is done some seconds later. */
  | { lateMs: number }
  | Failure;

/**
 * An ad network in the memory of a test, and a connector for it that keeps to the journal as the real
 * ones do. It is honest: it does what it is told, also twice.
 */
export class FakeNetwork {
  readonly things = new Map<string, Thing>();
  readonly calls: string[] = [];
  /** Called before every call: may throw, or say what goes wrong. */
  before: (call: string) => Mishap | undefined = () => undefined;
  private made = 0;
  private readonly planned: { at: number; work: () => void }[] = [];

  constructor(private readonly now: () => number) {}

  /** Does what has become due since. */
  catchUp(): void {
    while (this.planned[0] && this.planned[0].at <= this.now()) this.planned.shift()?.work();
  }

  listed(plan: Pick<Plan, 'marker'>, part?: string): Thing[] {
    this.catchUp();
    return [...this.things.values()].filter(({ name }) =>
      part ? partNamed(plan, name) === part : name.includes(markerOf(plan)),
    );
  }

  /** One call over the wire. */
  call<T>(name: string, work: () => T): T {
    this.catchUp();
    this.calls.push(name);
    const mishap = this.before(name);
    if (mishap === undefined) return work();
    if (mishap === 'lost') work();
    else if ('lateMs' in mishap) this.planned.push({ at: this.now() + mishap.lateMs, work });
    else throw new NetworkFailure(mishap);
    throw new NetworkFailure({
      kind: name.startsWith('create') ? 'ambiguous' : 'transient',
      code: 'ECONNRESET',
      message: 'No answer',
      userMessage: messageOf('network.noAnswer'),
    });
  }

  create(thing: Omit<Thing, 'id' | 'isOn'>): string {
    this.made += 1;
    const id = String(this.made);
    this.things.set(id, { id, isOn: false, ...thing });
    return id;
  }

  change(id: string, fields: Partial<Thing>): void {
    const thing = this.things.get(id);
    if (thing) this.things.set(id, { ...thing, ...fields });
  }
}

export function fakeConnector(network: FakeNetwork, name: Network): Connector {
  const unused = async () => {
    throw new Error('Not part of what is tried');
  };
  const change = (run: Run, key: string, id: string, fields: Partial<Thing>) =>
    run.journal.change({
      key,
      request: { id, fields },
      async send() {
        network.call(`change ${key}`, () => network.change(id, fields));
        return undefined;
      },
    });

  function create(plan: Plan, run: Run, part: string, thing: Omit<Thing, 'id' | 'isOn' | 'name'>) {
    const full = { ...thing, name: nameOnNetwork(plan, part, 200) };
    return run.journal.create({
      key: part,
      request: full,
      send: async () => network.call(`create ${part}`, () => network.create(full)),
      find: async () =>
        network.call(`find ${part}`, () => network.listed(plan, part).map(({ id }) => id)),
      remove: async (id) => {
        network.call(`remove ${part}`, () => network.things.delete(id));
      },
    });
  }

  const adPart = (id: string) => `ad-${id}`;
  const textOf = (ad: Plan['ads'][number]) => JSON.stringify(ad);

  async function putAd(plan: Plan, run: Run, campaign: string, ad: Plan['ads'][number]) {
    const text = textOf(ad);
    const id = await create(plan, run, adPart(ad.id), { parent: campaign, text });
    await change(run, `${adPart(ad.id)}:text`, id, { text });
    await change(run, `${adPart(ad.id)}:on`, id, { isOn: true });
  }

  async function dropAd(run: Run, adId: string) {
    const id = run.journal.ref(adPart(adId));
    if (id) network.call(`remove ${adPart(adId)}`, () => network.things.delete(id));
    for (const key of [adPart(adId), `${adPart(adId)}:text`, `${adPart(adId)}:on`]) {
      await run.journal.forget(key);
    }
  }

  const campaignOf = ({ refs }: Published): string => {
    if (!refs.campaign) throw new Error('There is no campaign yet');
    return refs.campaign;
  };
  const turn = async (published: Published, run: Run, isOn: boolean) => {
    if (published.refs.campaign) {
      await change(run, 'campaign:on', campaignOf(published), { isOn });
    }
  };

  return {
    network: name,
    validate: async () => ({ refusals: [], remarks: [] }),
    async publish(plan, run) {
      const { budget, endDate } = plan;
      const campaign = await create(plan, run, 'campaign', { parent: null, budget, endDate });
      const failures: Failure[] = [];
      for (const ad of plan.ads) {
        try {
          await putAd(plan, run, campaign, ad);
        } catch (error) {
          if (!(error instanceof NetworkFailure) || error.kind !== 'policy') throw error;
          failures.push(error.about(ad.id).failure);
        }
      }
      const parts = plan.ads.map(({ id }) => adPart(id));
      for (const key of Object.keys(run.journal.refs)) {
        const part = /^ad-[^:]+$/.test(key) && !parts.includes(key) ? key.slice(3) : undefined;
        if (part) await dropAd(run, part);
      }
      if (failures.length < plan.ads.length) {
        await turn({ plan, refs: run.journal.refs }, run, true);
      }
      return failures;
    },
    pause: (published, run) => turn(published, run, false),
    resume: (published, run) => turn(published, run, true),
    async stop(published, run, today) {
      if (!published.refs.campaign) return;
      await change(run, 'campaign:dates', campaignOf(published), { endDate: today });
      await turn(published, run, false);
    },
    async extend(published, run, endDate) {
      await change(run, 'campaign:dates', campaignOf(published), { endDate });
      return [];
    },
    async boost(published, run, { budget }) {
      await change(run, 'campaign:budget', campaignOf(published), { budget });
    },
    async replaceAd(plan, adId, run) {
      const ad = plan.ads.find(({ id }) => id === adId);
      if (ad) await putAd(plan, run, campaignOf({ plan, refs: run.journal.refs }), ad);
    },
    removeAd: (_, adId, run) => dropAd(run, adId),
    async tidy({ plan, refs }) {
      const known = new Set(Object.values(refs));
      const echoes = network
        .call('find everything', () => network.listed(plan))
        .filter(({ id }) => !known.has(id));
      for (const { id } of echoes) network.call('remove echo', () => network.things.delete(id));
      return echoes.length;
    },
    follow: unused,
    leads: unused,
    disclosureNames: async () => [],
    searchPlaces: unused,
    listPages: unused,
    listAccounts: unused,
    listConversions: async () => [],
  };
}
