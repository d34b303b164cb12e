import { pathTo } from '../../../lib/routes/route-paths.ts';
import { Link } from '../../../ui/actions/link.tsx';
import type { Campaign } from '../api/list-campaigns.ts';
import { campaignTitle } from '../model/campaign-title.ts';
import { StatusTag, TypeTag } from './campaign-tags.tsx';
import { cellsOf, tableRoles } from './table-layout.ts';

/** The link's area is the whole row; rows out of sight are not laid out. */
export function CampaignRow({ campaign }: { campaign: Campaign }) {
  return (
    <tr
      {...tableRoles.row}
      className={cellsOf(
        'relative items-center border-line py-2 transition-colors [contain-intrinsic-size:auto_57px] [content-visibility:auto] not-last:border-b hover:bg-surface-2 sm:min-h-14 ' +
          'max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:p-4',
      )}
    >
      <td {...tableRoles.cell} className="min-w-0 sm:px-3 max-sm:w-full">
        <Link
          variant="plain"
          href={pathTo('edit-campaign', { campaignId: campaign.id })}
          className="block truncate font-semibold after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:field-ring max-sm:whitespace-normal"
        >
          {campaignTitle(campaign)}
        </Link>
        <span className="tabular block text-xs text-text-3">#{campaign.hash}</span>
      </td>
      <td {...tableRoles.cell} className="sm:px-3">
        <StatusTag status={campaign.status} />
      </td>
      <td {...tableRoles.cell} className="sm:px-3">
        <TypeTag type={campaign.type} />
      </td>
      <td
        {...tableRoles.cell}
        className="truncate text-text-2 sm:px-3 max-sm:w-full max-sm:text-sm"
      >
        {campaign.workspaceName}
      </td>
    </tr>
  );
}
