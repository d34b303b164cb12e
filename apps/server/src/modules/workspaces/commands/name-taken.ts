import { type Finding, finding } from '@posthorn/domain';

const folded = (name: string) => name.trim().toLocaleLowerCase('en');

/** Two workspaces with one name could not be told apart in the switcher. */
export function nameTaken(name: string, others: { name: string }[]): Finding[] {
  return others.some((other) => folded(other.name) === folded(name))
    ? [finding('workspace.nameTaken', 'name')]
    : [];
}
