import type { SandboxRequest } from '../dialect.ts';
import { luck } from '../luck.ts';
import type { SandboxNetwork } from '../network.ts';
import { type FaultEffect, isFaultEffect } from './effect.ts';
import type { Fault, FaultCounts, FaultMemory, FaultRule, KnownRule } from './rule.ts';

const defaultDelays: Partial<Record<FaultEffect, number>> = { late: 30, slow: 2, staleRead: 30 };

/** Where the rules are safe. */
export interface FaultKeeper {
  readonly faults: FaultMemory;
  keepFaults(memory: FaultMemory): void;
  keepCounts(counts: FaultCounts): void;
}

const forgetful: FaultKeeper = {
  faults: { rules: [], count: 0 },
  keepFaults: () => {},
  keepCounts: () => {},
};

/** The rules by which things go wrong. The first one that applies to a request decides. */
export class Faults {
  private readonly rules: Map<string, KnownRule>;
  private count: number;

  constructor(
    private readonly seed: string,
    private readonly now: () => number,
    private readonly keeper: FaultKeeper = forgetful,
  ) {
    const { rules, count } = keeper.faults;
    this.rules = new Map(rules.map((rule) => [rule.id, { ...rule }]));
    this.count = count;
  }

  add(rule: FaultRule): string {
    this.count += 1;
    const id = `fault-${this.count}`;
    this.rules.set(id, { ...rule, id, fitted: 0, happened: 0 });
    this.keep();
    return id;
  }

  remove(id: string): boolean {
    const wasThere = this.rules.delete(id);
    if (wasThere) this.keep();
    return wasThere;
  }

  clear(): void {
    this.rules.clear();
    this.keep();
  }

  private keep(): void {
    this.keeper.keepFaults({ rules: this.list(), count: this.count });
  }

  list(): KnownRule[] {
    return [...this.rules.values()].map((rule) => ({ ...rule }));
  }

  /** What is to happen to this request; it counts as one that came. */
  decide(network: SandboxNetwork, request: SandboxRequest): Fault | undefined {
    const asked = faultInHeader(request);
    if (asked) return asked;
    const fitting = [...this.rules.values()].filter((rule) => fits(rule, network, request));
    let decided: KnownRule | undefined;
    for (const rule of fitting) {
      rule.fitted += 1;
      if (decided === undefined && this.strikes(rule)) decided = rule;
    }
    if (decided) decided.happened += 1;
    if (fitting.length > 0) {
      this.keeper.keepCounts(
        Object.fromEntries(fitting.map(({ id, fitted, happened }) => [id, [fitted, happened]])),
      );
    }
    if (!decided) return undefined;
    return fault(decided.effect, decided.delaySeconds);
  }

  private strikes(rule: KnownRule): boolean {
    if (rule.times !== undefined && rule.happened >= rule.times) return false;
    const { when } = rule;
    if (!when) return true;
    if ('nth' in when) return rule.fitted === when.nth;
    if ('every' in when) return rule.fitted % when.every === 0;
    if ('between' in when) return this.now() >= when.between[0] && this.now() < when.between[1];
    return luck(this.seed, rule.id, rule.fitted) < when.probability;
  }
}

const fault = (effect: FaultEffect, delaySeconds?: number): Fault => ({
  effect,
  delaySeconds: delaySeconds ?? defaultDelays[effect] ?? 0,
});

/** 'X-Sandbox-Fault: late', or 'late;60' to say how many seconds. */
function faultInHeader({ headers }: SandboxRequest): Fault | undefined {
  const [effect = '', seconds] = (headers['x-sandbox-fault'] ?? '').split(';');
  if (!isFaultEffect(effect)) return undefined;
  return fault(effect, seconds === undefined ? undefined : Number(seconds) || 0);
}

function fits(rule: FaultRule, network: SandboxNetwork, request: SandboxRequest): boolean {
  const { method, path, bodyContains, account } = rule.match ?? {};
  const places = () => [request.path, request.rawQuery, request.headers['login-customer-id'] ?? ''];
  return (
    (rule.network === undefined || rule.network === network) &&
    (method === undefined || method.toUpperCase() === request.method) &&
    (path === undefined || request.path.includes(path)) &&
    (bodyContains === undefined || request.body.includes(bodyContains)) &&
    (account === undefined || places().some((place) => place.includes(account)))
  );
}
