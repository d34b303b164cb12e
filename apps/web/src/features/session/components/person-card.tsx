import { accountInitials, fill, paletteIndex, roleLabels } from '@posthorn/domain';
import { sessionTexts } from '@posthorn/domain/texts/session';
import { ArrowRight } from 'lucide-react';
import { InitialsCircle } from '../../../ui/display/initials-circle.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { LocalPerson } from '../api/list-local-people.ts';

const ACCOUNTS_SHOWN = 3;

interface PersonCardProps {
  person: LocalPerson;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

export function PersonCard({ person, isBusy, isDisabled, onChoose }: PersonCardProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={isDisabled}
      className="group flex w-full cursor-pointer items-center gap-3 rounded-card border border-line bg-surface p-3 text-left transition-colors enabled:hover:border-primary enabled:hover:bg-primary-soft/40 disabled:cursor-default disabled:opacity-60"
    >
      <InitialsCircle
        size="md"
        initials={accountInitials(person.name)}
        colour={paletteIndex(person.id)}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{person.name}</span>
        <span className="block truncate text-sm text-text-2">{person.email}</span>
        <span className="mt-0.5 block truncate text-xs text-text-3">{rolesText(person)}</span>
      </span>
      {isBusy ? (
        <Spinner />
      ) : (
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 text-text-3 transition-transform group-hover:translate-x-0.5 group-hover:text-primary"
        />
      )}
    </button>
  );
}

function rolesText({ memberships }: LocalPerson): string {
  if (memberships.length === 0) return sessionTexts.inNoAccount;
  const shown = memberships
    .slice(0, ACCOUNTS_SHOWN)
    .map(({ account, role }) =>
      fill(sessionTexts.roleInAccount, { role: roleLabels[role], account }),
    );
  const rest = memberships.length - shown.length;
  const roles = shown.join(', ');
  return rest > 0 ? fill(sessionTexts.rolesAndMore, { roles, n: rest }) : roles;
}
