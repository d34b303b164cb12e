import { dayIn } from '@posthorn/domain';
import type { LedgerObject, LedgerReader } from '@posthorn/sandbox';
import { type Plan, partNamed } from '../../plan.ts';
import type { Tree } from '../../suite/subject.ts';
import { postsOf } from '../mapping/format.ts';
import { centsOf } from '../mapping/money.ts';
import { creativePart } from '../mapping/requests.ts';
import { isGone } from '../wire.ts';

const statusOf = ({ fields }: LedgerObject): string =>
  String(fields.status ?? fields.intendedStatus ?? '');

/** What the ledger holds for a plan. */
export function treeOf(ledger: LedgerReader, wanted: Plan): Tree {
  const ours = ['adCampaignGroup', 'adCampaign', 'creative', 'post'].flatMap((kind) =>
    ledger
      .list({ kind })
      .filter((object) => partNamed(wanted, object.name) !== undefined)
      .filter((object) => !isGone(statusOf(object))),
  );
  const of = (kind: string) => ours.filter((object) => object.kind === kind);
  const isActive = (object: LedgerObject | undefined) =>
    object !== undefined && statusOf(object) === 'ACTIVE';
  const active = of('adCampaign').filter(isActive);
  const [group] = of('adCampaignGroup');
  const end = (group?.fields.runSchedule as { end?: number } | undefined)?.end;
  const adOf = new Map(postsOf(wanted).map((ad) => [creativePart(wanted, ad), ad.id]));
  return {
    parts: ours.map((object) => `${object.kind} ${partNamed(wanted, object.name)}`),
    ads: of('creative').map((creative) => ({
      adId: adOf.get(partNamed(wanted, creative.name) ?? '') ?? creative.name,
      isOn: isActive(creative) && isActive(ledger.get(creative.parent ?? '')),
    })),
    isRunning: isActive(group) && active.length > 0,
    budget: active.reduce(
      (sum, { fields }) => sum + centsOf((fields.totalBudget as { amount: string }).amount),
      0,
    ),
    endDate: end === undefined ? '' : dayIn(wanted.timeZone, new Date(end - 1)),
  };
}
