import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { templateTitle } from '../model/template.ts';
import { TemplateTable, type TemplateTableProps } from './template-table.tsx';

/** So many can be looked through by eye. */
const SEARCH_FROM = 9;

/** The templates of a kind, and a search by what their rows show once there are many. */
export function TemplateList({ templates, ...table }: TemplateTableProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [text, setText] = useState('');
  const wanted = text.trim();
  const found = templates.filter((template) =>
    contains(`${templateTitle(template)} ${template.purpose}`, wanted),
  );
  return (
    <>
      {templates.length >= SEARCH_FROM ? (
        <SearchField
          label={templatesPageTexts.search}
          placeholder={templatesPageTexts.search}
          value={text}
          onChange={setText}
          className="mb-4 w-full sm:w-72"
        />
      ) : null}
      {found.length > 0 ? (
        <TemplateTable templates={found} {...table} />
      ) : (
        <Card>
          <EmptyState
            headingLevel={2}
            illustration="no-result"
            title={templatesPageTexts.noMatch}
            action={<Button onPress={() => setText('')}>{templatesPageTexts.showAll}</Button>}
          />
        </Card>
      )}
    </>
  );
}
