import { fill, showPrice } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { Link } from '../../../ui/actions/link.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { cx } from '../../../ui/lib/cx.ts';
import type { ManagedAccount } from '../api/accounts.ts';
import { AccountMark } from './account-mark.tsx';
import { ArchiveTag } from './archive-tag.tsx';

const columns = 'sm:grid-cols-[minmax(0,1fr)_6rem_9rem_10rem]';
const row = `grid gap-x-4 px-4 ${columns}`;
const number = 'tabular text-sm sm:text-right';

/** The accounts of the master account. A phone has no columns: there each number says what it is. */
export function AccountTable({ accounts }: { accounts: readonly ManagedAccount[] }) {
  return (
    <table
      {...tableRoles.table}
      aria-label={texts.accounts}
      className="block rounded-card border border-line bg-surface"
    >
      <thead {...tableRoles.group} className="block border-b border-line max-sm:sr-only">
        <tr {...tableRoles.row} className={`${row} h-10 items-center text-sm text-text-2`}>
          <th {...tableRoles.head} scope="col" className="text-left font-medium">
            {texts.account}
          </th>
          {[texts.people, texts.activeCampaigns, texts.balance].map((label) => (
            <th key={label} {...tableRoles.head} scope="col" className="text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </tbody>
    </table>
  );
}

function AccountRow({ account }: { account: ManagedAccount }) {
  const { id, name, alias, people, activeCampaigns, balance, archive } = account;
  return (
    <tr {...tableRoles.row} className={`${row} items-center gap-y-1 py-3`}>
      <th
        {...tableRoles.rowHead}
        scope="row"
        className="flex min-w-0 items-center gap-3 text-left font-normal"
      >
        <AccountMark of={account} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              variant="quiet"
              href={{ to: '/master-account/accounts/$accountId', params: { accountId: id } }}
              className="font-medium wrap-anywhere"
            >
              {name}
            </Link>
            <ArchiveTag archive={archive} />
          </span>
          {alias && alias !== name ? (
            <span className="block text-sm wrap-anywhere text-text-2">{alias}</span>
          ) : null}
        </span>
      </th>
      <td {...tableRoles.cell} className={number}>
        <Counted n={people} words={texts.peopleIn} />
      </td>
      <td {...tableRoles.cell} className={number}>
        <Counted n={activeCampaigns} words={texts.campaignsIn} />
      </td>
      <td
        {...tableRoles.cell}
        className={cx(number, balance.amount < 0 && 'font-medium text-danger')}
      >
        <span className="sm:hidden">{fill(texts.balanceIs, { amount: showPrice(balance) })}</span>
        <span className="max-sm:hidden">{showPrice(balance)}</span>
      </td>
    </tr>
  );
}

function Counted({ n, words }: { n: number; words: { one: string; other: string } }) {
  return (
    <>
      <span className="sm:hidden">{fill(words, { n })}</span>
      <span className="max-sm:hidden">{n}</span>
    </>
  );
}
