import { campaignTitle } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { Link } from '../../../ui/actions/link.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import {
  campaignHref,
  type Enlarging,
  HashButton,
  RedeployButton,
  StatusTag,
} from '../../campaigns/index.ts';
import type { ErroredCampaign } from '../api/list-errored.ts';
import type { NotSentNotes } from '../model/use-not-sent.ts';
import { ErrorEntry } from './error-entry.tsx';

const columns = [erroredTexts.workspace, erroredTexts.campaign, erroredTexts.description];
const grid = 'sm:grid sm:grid-cols-[minmax(7rem,1fr)_minmax(11rem,1.5fr)_minmax(0,4fr)] sm:gap-4';

interface ErroredTableProps {
  campaigns: readonly ErroredCampaign[];
  notSent: NotSentNotes;
  onEnlarge: (enlarging: Enlarging) => void;
}

/** Rows of several lines, which stand below one another on a phone; so each part says what it is. */
export function ErroredTable({ campaigns, ...rest }: ErroredTableProps) {
  return (
    <table
      {...tableRoles.table}
      aria-label={erroredTexts.title}
      className="block rounded-card border border-line bg-surface"
    >
      <thead {...tableRoles.group} className="block max-sm:sr-only">
        <tr {...tableRoles.row} className={`border-b border-line px-4 ${grid}`}>
          {columns.map((name) => (
            <th
              key={name}
              {...tableRoles.head}
              scope="col"
              className="py-2.5 text-left text-sm font-medium text-text-2"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block divide-y divide-line">
        {campaigns.map((campaign) => (
          <ErroredRow key={campaign.id} campaign={campaign} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface ErroredRowProps extends Omit<ErroredTableProps, 'campaigns'> {
  campaign: ErroredCampaign;
}

function ErroredRow({ campaign, ...rest }: ErroredRowProps) {
  return (
    <tr
      {...tableRoles.row}
      data-row={campaign.id}
      className={`relative block px-4 py-2 text-sm hover:bg-surface-2 ${grid}`}
    >
      <td {...tableRoles.cell} className="block py-2 wrap-anywhere text-text-2">
        {campaign.workspaceName}
      </td>
      <td {...tableRoles.cell} className="flex min-w-0 flex-col items-start gap-1.5 py-2">
        <Link
          variant="plain"
          href={campaignHref(campaign)}
          className="text-base font-semibold wrap-anywhere text-text after:absolute after:inset-0"
        >
          {campaignTitle(campaign)}
        </Link>
        <div className="relative z-1 flex flex-wrap items-center gap-2 text-text-2">
          <StatusTag status={campaign.status} size="sm" />
          <HashButton hash={campaign.hash} />
        </div>
        {campaign.abilities.includes('redeploy') ? (
          <div className="relative z-1">
            <RedeployButton campaign={campaign} size="sm" />
          </div>
        ) : null}
      </td>
      <td {...tableRoles.cell} className="block min-w-0">
        <ul className="divide-y divide-line">
          {campaign.errors.map((error) => (
            <li key={error.id} data-row={error.id}>
              <ErrorEntry campaign={campaign} error={error} {...rest} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
