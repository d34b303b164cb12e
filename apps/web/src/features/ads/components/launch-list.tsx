import { type Currency, isBeforeLaunch } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from '../../../ui/actions/link.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { MoveBudget } from '../budget/move-budget.tsx';
import type { LaunchLine } from '../model/ads-scene.ts';
import { isReady } from '../model/launch-lines.ts';

interface LaunchListProps {
  campaign: Campaign;
  currency: Currency;
  lines: readonly LaunchLine[];
  onGo?: () => void;
  /** Opens what a line is mended in. */
  onOpen: (line: LaunchLine) => void;
}

const row =
  'flex w-full items-start gap-1.5 rounded-control px-2 py-1.5 text-left text-sm data-hovered:bg-surface-2 pointer-coarse:py-3';

/** What is still in the way of a launch; each line leads to where it is mended. */
export function LaunchList({ campaign, currency, lines, onGo, onOpen }: LaunchListProps) {
  return (
    <>
      {isReady(lines) ? (
        <p className="flex items-start gap-2 text-sm text-text-2">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {adsPageTexts.nothingInTheWay}
        </p>
      ) : null}
      {lines.length === 0 ? null : (
        <ul className="-mx-2 flex flex-col">
          {lines.map((line) => (
            <li key={line.key}>
              {line.href ? (
                <Link variant="plain" href={line.href} onPress={onGo} className={row}>
                  <Words line={line} />
                </Link>
              ) : line.opens ? (
                <AriaButton onPress={() => onOpen(line)} className={`cursor-pointer ${row}`}>
                  <Words line={line} />
                </AriaButton>
              ) : (
                <p className="flex items-start gap-1.5 px-2 py-1.5 text-sm wrap-anywhere">
                  <Mark isHint={line.isHint} />
                  {line.text}
                </p>
              )}
              {line.moved ? (
                <div className="px-2 pb-2">
                  <MoveBudget campaign={campaign} currency={currency} moved={line.moved} />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LaunchTasksProps {
  campaign: Campaign;
  currency: Currency;
  lines: readonly LaunchLine[];
  onOpen: (line: LaunchLine) => void;
}

/** What is left to do, beside the ads. */
export function LaunchTasks({ campaign, currency, lines, onOpen }: LaunchTasksProps) {
  const isNew = isBeforeLaunch(campaign.status);
  return (
    <section aria-labelledby="before-launch" className="px-2 max-lg:hidden">
      <h2 id="before-launch" className="mb-2 text-base font-semibold">
        {isNew ? adsPageTexts.beforeLaunch : adsPageTexts.beforeRedeploy}
      </h2>
      <LaunchList campaign={campaign} currency={currency} lines={lines} onOpen={onOpen} />
    </section>
  );
}

function Mark({ isHint }: Pick<LaunchLine, 'isHint'>) {
  if (!isHint) return null;
  return (
    <TriangleAlert
      role="img"
      aria-label={adsPageTexts.warning}
      className="mt-0.5 size-4 shrink-0 text-warning"
    />
  );
}

function Words({ line }: { line: LaunchLine }) {
  return (
    <>
      <Mark isHint={line.isHint} />
      <span className="min-w-0 flex-1 wrap-anywhere">{line.text}</span>
      <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-3" />
    </>
  );
}
