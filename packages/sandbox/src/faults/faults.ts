import type { SandboxRequest } from '../dialect.ts';
import { luck } from '../luck.ts';
import type { SandboxNetwork } from '../network.ts';
import { type FaultEffect, isFaultEffect } from './effect.ts';
import type { Fault, FaultRule, KnownRule } from './rule.ts';

const defaultDelays: Partial<Record<FaultEffect, number>> = { late: 30, slow: 2, staleRead: 30 };

/** The rules by which things go wrong. The first one that applies to a request decides. */
export class Faults {
  private readonly rules = new Map<string, KnownRule>();
  private count = 0;

  constructor(
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  add(rule: FaultRule): string {
    this.count += 1;
    const id = `fault-${this.count}`;
    this.rules.set(id, { ...rule, id, fitted: 0, happened: 0 });
    return id;
  }

  remove(id: string): boolean {
    return this.rules.delete(id);
  }

  clear(): void {
    this.rules.clear();
  }

  list(): KnownRule[] {
    return [...this.rules.values()].map((rule) => ({ ...rule }));
  }

  /** What is to happen to this request; it counts as one that came. */
  decide(network: SandboxNetwork, request: SandboxRequest): Fault | undefined {
    const asked = faultInHeader(request);
    if (asked) return asked;
    let decided: KnownRule | undefined;
    for (const rule of this.rules.values()) {
      if (!fits(rule, network, request)) continue;
      rule.fitted += 1;
      if (decided === undefined && this.strikes(rule)) decided = rule;
    }
    if (!decided) return undefined;
    decided.happened += 1;
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
