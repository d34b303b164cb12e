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
        'relative items-center border-line py-2 transition-colors [contain-intrinsic-size:auto_57px] [content-visibility:auto] not-last:border-b hover:bg-surface-2 md:min-h-14 ' +
          'max-md:flex max-md:flex-wrap max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4',
      )}
    >
      <td {...tableRoles.cell} className="min-w-0 md:px-3 max-md:w-full">
        <Link
          variant="plain"
          href={pathTo('edit-campaign', { campaignId: campaign.id })}
          className="block truncate font-semibold after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:field-ring max-md:whitespace-normal"
        >
          {campaignTitle(campaign)}
        </Link>
        <span className="tabular block text-xs text-text-2">#{campaign.hash}</span>
      </td>
      <td {...tableRoles.cell} className="md:px-3">
        <StatusTag status={campaign.status} />
      </td>
      <td {...tableRoles.cell} className="md:px-3">
        <TypeTag type={campaign.type} />
      </td>
      <td
        {...tableRoles.cell}
        className="truncate text-text-2 md:px-3 max-md:w-full max-md:text-sm"
      >
        {campaign.workspaceName}
      </td>
    </tr>
  );
}
