import {
  type Currency,
  channelLabels,
  channelsOfValues,
  fill,
  paidChannels,
  showBudget,
  sortedTemplates,
  type TemplateKind,
  type TemplateSort,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { memo, type ReactNode } from 'react';
import { dateText } from '../../../lib/time/format.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { SortHead } from '../../../ui/display/sort-head.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { TypeTag } from '../../campaigns/index.ts';
import { nextOrder, type SortOrder } from '../model/sort-order.ts';
import { type Template, templateTitle } from '../model/template.ts';
import { templateAdsHref, templateHref } from '../model/template-href.ts';
import { Completeness } from './completeness.tsx';
import { TemplateMenu } from './template-menu.tsx';

interface Column {
  label: string;
  sort?: TemplateSort;
  isNumber?: true;
  /** Where it has no room: on a phone, or on a tablet either. */
  hides?: 'phone' | 'tablet';
  cell: (template: Template, currency: Currency) => ReactNode;
}

const none = <span className="text-text-3">–</span>;

const name: Omit<Column, 'label' | 'sort'> = {
  cell: (template) => (
    <>
      <Link
        variant="plain"
        href={template.adsCount > 0 ? templateAdsHref(template) : templateHref(template)}
        className="line-clamp-2 font-semibold wrap-anywhere data-hovered:underline"
      >
        {templateTitle(template)}
      </Link>
      {template.purpose ? (
        <span className="line-clamp-1 text-xs text-text-2">{template.purpose}</span>
      ) : null}
    </>
  ),
};
const state: Column = {
  label: templatesPageTexts.state,
  sort: 'state',
  cell: (template) => <Completeness template={template} />,
};
const runtime: Column = {
  label: templatesPageTexts.runtime,
  sort: 'runtime',
  isNumber: true,
  hides: 'tablet',
  cell: (template) =>
    template.runtime === null ? none : fill(configurationTexts.days, { n: template.runtime }),
};
const budget: Column = {
  label: templatesPageTexts.budget,
  sort: 'budget',
  isNumber: true,
  hides: 'phone',
  cell: ({ customTotalGrossBudget: amount }, currency) =>
    amount ? showBudget({ amount, currency }) : none,
};
const channels: Column = {
  label: templatesPageTexts.channels,
  hides: 'tablet',
  cell: ({ type, enabledChannels }) =>
    channelsOfValues(enabledChannels)
      .filter((channel) => paidChannels(type).includes(channel))
      .map((channel) => channelLabels[channel])
      .join(', ') || none,
};
const ads: Column = {
  label: templatesPageTexts.ads,
  sort: 'ads',
  isNumber: true,
  hides: 'tablet',
  cell: ({ adsCount }) => adsCount,
};
const campaigns: Column = {
  label: templatesPageTexts.campaigns,
  sort: 'campaigns',
  isNumber: true,
  hides: 'tablet',
  cell: ({ campaignsCount }) => campaignsCount,
};
const changed: Column = {
  label: templatesPageTexts.changed,
  sort: 'changed',
  isNumber: true,
  hides: 'tablet',
  cell: ({ updatedAt }) => dateText(updatedAt),
};

const columns: Record<TemplateKind, readonly Column[]> = {
  default: [
    { label: templatesPageTexts.functionGroup, sort: 'functionGroup', ...name },
    state,
    channels,
    runtime,
    budget,
    ads,
    campaigns,
    changed,
  ],
  custom: [
    { label: templatesPageTexts.title, sort: 'title', ...name },
    {
      label: templatesPageTexts.type,
      sort: 'type',
      hides: 'tablet',
      cell: ({ type }) => <TypeTag type={type} size="sm" />,
    },
    state,
    runtime,
    budget,
    ads,
    campaigns,
    changed,
  ],
};

export interface TemplateTableProps {
  kind: TemplateKind;
  templates: readonly Template[];
  currency: Currency;
  order: SortOrder | undefined;
  onOrder: (order: SortOrder | undefined) => void;
}

/** The templates of a kind. Where there is no room for a column, the template's own page has it. */
export function TemplateTable(props: TemplateTableProps) {
  const { kind, templates, currency, order, onOrder } = props;
  const rows = order ? sortedTemplates(templates, order) : templates;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={templatesPageTexts[`${kind}Templates`]} className="w-full text-base">
        <thead className="border-b border-line">
          <tr>
            {columns[kind].map((column) => (
              <Head key={column.label} column={column} order={order} onOrder={onOrder} />
            ))}
            <th scope="col" className="w-11">
              <VisuallyHidden>{templatesPageTexts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((template) => (
            <Row key={template.id} template={template} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  template: Template;
  currency: Currency;
}

/** Another order moves rows, and draws none of them anew: there may be hundreds. */
const Row = memo(function Row({ template, currency }: RowProps) {
  return (
    <tr className="hover:bg-surface-2">
      {columns[template.kind].map((column) => (
        <td key={column.label} className={`${cell(column)} min-h-14 py-2.5`}>
          {column.cell(template, currency)}
        </td>
      ))}
      <td className="pr-2 text-right">
        <TemplateMenu template={template} isInList />
      </td>
    </tr>
  );
});

const hidden = { phone: 'max-sm:hidden', tablet: 'max-md:hidden' };

const cell = ({ isNumber, hides }: Column): string =>
  [
    'px-3 align-middle first:pl-4 first:w-1/3 first:min-w-40',
    isNumber ? 'tabular text-right whitespace-nowrap' : 'text-left',
    hides ? hidden[hides] : '',
  ].join(' ');

const ariaDirections = { asc: 'ascending', desc: 'descending' } as const;

interface HeadProps extends Pick<TemplateTableProps, 'order' | 'onOrder'> {
  column: Column;
}

function Head({ column, order, onOrder }: HeadProps) {
  const { label, sort } = column;
  const className = `${cell(column)} h-10 text-sm font-medium text-text-2 ${column.isNumber ? '[&>button]:ml-auto' : ''}`;
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  return (
    <SortHead
      direction={order?.by === sort ? ariaDirections[order.direction] : undefined}
      onSort={() => onOrder(nextOrder(order, sort))}
      className={className}
    >
      {label}
    </SortHead>
  );
}
