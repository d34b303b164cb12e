import { fill, socialChannelLabels } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { useState } from 'react';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { isSearched, namedLike } from '../model/named-like.ts';
import { type ConsentChoice, type OfferedPage, pageKey } from '../model/use-consent-choice.ts';

interface PageChoiceProps {
  pages: readonly OfferedPage[];
  /** The names of those that are connected, but not allowed now. */
  uncovered: readonly string[];
  choice: ConsentChoice;
}

/** The pages that the permission includes. What is connected stays so: the list of pages removes it. */
export function PageChoice({ pages, uncovered, choice }: PageChoiceProps) {
  const [wanted, search] = useState('');
  const shown = namedLike(pages, wanted, ({ name, externalId }) => `${name} ${externalId}`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{adConnectionTexts.pages}</legend>
      {pages.length === 0 ? (
        <p className="text-sm text-text-2">{adConnectionTexts.noPages}</p>
      ) : (
        <p className="text-xs text-text-2">{adConnectionTexts.pagesHint}</p>
      )}
      {isSearched(pages) ? (
        <SearchField label={adConnectionTexts.searchPages} value={wanted} onChange={search} />
      ) : null}
      {shown.map((page) => (
        <Checkbox
          key={pageKey(page)}
          isSelected={choice.isPageChosen(page)}
          onChange={(isChosen) => choice.choosePage(page, isChosen)}
          disabledReason={page.isConnected ? adConnectionTexts.pageConnected : undefined}
        >
          {fill(adConnectionTexts.onChannel, {
            name: page.name,
            channel: socialChannelLabels[page.channel],
          })}
        </Checkbox>
      ))}
      {uncovered.length > 0 ? (
        <Alert kind="warning">
          {fill(adConnectionTexts.uncoveredPages, { names: uncovered.join(', ') })}
        </Alert>
      ) : null}
      {pages.length > 0 && shown.length === 0 ? (
        <p className="text-sm text-text-2">{adConnectionTexts.nothingFound}</p>
      ) : null}
    </fieldset>
  );
}
