import type { Campaign } from '../api/list-campaigns.ts';
import { CampaignRow } from './campaign-row.tsx';
import { cellsOf, tableRoles } from './table-layout.ts';

const columns = ['Campaign', 'Status', 'Type', 'Workspace'];

/** Rows on a wide screen, cards on a phone: the same elements in another arrangement. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <table
      {...tableRoles.table}
      aria-label="Campaigns"
      className="block overflow-hidden rounded-card border-line bg-surface max-md:bg-transparent md:border"
    >
      <thead {...tableRoles.group} className="block border-b border-line bg-surface max-md:sr-only">
        <tr {...tableRoles.row} className={cellsOf('h-10 items-center')}>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              {...tableRoles.head}
              className="px-3 text-left text-sm font-medium text-text-2"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        {...tableRoles.group}
        className="max-md:grid max-md:gap-3 max-md:sm:grid-cols-2 md:block"
      >
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </tbody>
    </table>
  );
}
