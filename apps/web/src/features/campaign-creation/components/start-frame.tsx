import { creationTexts } from '@posthorn/domain/texts/creation';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { Tab } from '../../../ui/layout/tab.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { TabPanel } from '../../../ui/layout/tab-panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import type { Way } from '../model/start.ts';

interface StartFrameProps {
  title: string;
  subtitle: ReactNode;
  /** Another page that leads to a campaign. */
  otherWay?: ReactNode;
  way: Way;
  onWay: (way: Way) => void;
  manual: ReactNode;
  template: ReactNode;
  /** Below the tabs, whichever is open. */
  children: ReactNode;
  next: { reason: string | undefined; isBusy: boolean; onPress: () => void; hint?: ReactNode };
}

const ways: ReadonlyArray<{ way: Way; label: string }> = [
  { way: 'manual', label: creationTexts.manualSettings },
  { way: 'template', label: creationTexts.templates },
];

/** What creating a campaign and changing its start share: two tabs, a package, a way on. */
export function StartFrame({
  title,
  subtitle,
  otherWay,
  way,
  onWay,
  manual,
  template,
  children,
  next,
}: StartFrameProps) {
  const panels: Record<Way, ReactNode> = { manual, template };
  return (
    <div className="mx-auto flex max-w-[60rem] flex-col gap-6 pt-3">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
          <p className="mt-1 text-base wrap-anywhere text-text-2">{subtitle}</p>
        </div>
        {otherWay}
      </header>
      <Tabs selectedKey={way} onSelectionChange={(key) => onWay(key as Way)} className="gap-5!">
        <TabList label={creationTexts.waysToSetUp}>
          {ways.map((one) => (
            <Tab key={one.way} id={one.way}>
              {one.label}
            </Tab>
          ))}
        </TabList>
        {ways.map((one) => (
          <TabPanel key={one.way} id={one.way}>
            {panels[one.way]}
          </TabPanel>
        ))}
      </Tabs>
      {children}
      <div aria-hidden="true" className="h-16" />
      <StickyBar
        side="bottom"
        aria-label={creationTexts.nextStep}
        className="fixed! inset-x-0 px-4! md:px-6!"
      >
        <div className="mx-auto flex w-full max-w-[60rem] items-center justify-end gap-4">
          <p className="min-w-0 flex-1 truncate text-sm text-text-2">{next.hint}</p>
          <Button
            variant="primary"
            className="min-w-28"
            disabledReason={next.reason}
            isLoading={next.isBusy}
            onPress={next.onPress}
          >
            {creationTexts.next}
          </Button>
        </div>
      </StickyBar>
    </div>
  );
}
