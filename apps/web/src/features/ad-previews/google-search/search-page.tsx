import { Mic, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { StatusBar } from '../device/status-bar.tsx';
import { feedVariables } from '../model/networks.ts';
import type { PreviewLook } from '../model/previewed-ad.ts';
import { searchColours, searchWidths } from './search-colours.ts';

interface SearchPageProps {
  look: Pick<PreviewLook, 'device' | 'theme'>;
  /** What a person may have searched for. */
  query: string;
  children: ReactNode;
}

/** The page of results around an ad: no names or marks, only the shape of it. */
export function SearchPage({ look, query, children }: SearchPageProps) {
  const { device, theme } = look;
  const isPhone = device === 'phone';
  return (
    <div
      data-theme={theme}
      style={feedVariables(searchWidths[device], searchColours[theme])}
      className={cx(
        'font-[Roboto,Arial,"Helvetica_Neue",ColourSigns,sans-serif] text-(--feed-text)',
        isPhone &&
          'rounded-[2.75rem] bg-[#15161a] p-[0.625rem] shadow-[0_0_0_1px_#3d4048,0_24px_48px_rgb(16_24_40/0.2)]',
      )}
    >
      <div
        className={cx(
          'overflow-hidden bg-(--feed-surface)',
          isPhone
            ? 'rounded-[2.125rem]'
            : 'rounded-[0.625rem] shadow-[0_0_0_1px_rgb(0_0_0/0.08),0_1px_2px_rgb(0_0_0/0.12)]',
        )}
      >
        {isPhone ? <StatusBar /> : null}
        <div aria-hidden="true" className={isPhone ? 'px-16 pt-8 pb-14' : 'px-24 pt-20 pb-16'}>
          <div className="flex h-44 items-center gap-12 rounded-full border border-(--feed-line) bg-(--feed-surface) px-16 shadow-[0_1px_4px_rgb(0_0_0/0.12)] [&_.lucide]:size-18 [&_.lucide]:shrink-0 [&_.lucide]:text-(--feed-text-2)">
            <Search />
            <span className="flex-1 truncate type-15/20">{query}</span>
            <Mic />
          </div>
        </div>
        <div
          className={cx('border-y border-(--feed-line)', isPhone ? 'px-16 py-16' : 'px-24 py-18')}
        >
          {children}
        </div>
        <OtherResults isPhone={isPhone} />
      </div>
    </div>
  );
}

/** The list goes on below the ad. */
function OtherResults({ isPhone }: { isPhone: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'flex flex-col gap-10 *:rounded-full *:bg-(--feed-empty)',
        isPhone ? 'px-16 pt-18 pb-44' : 'px-24 pt-20 pb-28',
      )}
    >
      <span className="h-10 w-1/3" />
      <span className="h-14 w-3/4 bg-(--feed-empty-ink)!" />
      <span className="h-10" />
      <span className="h-10 w-5/6" />
    </div>
  );
}
