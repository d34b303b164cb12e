import type { Member } from '../../members/index.ts';

type Contains = (text: string, part: string) => boolean;

/** Those in whom every word is found: in the name, the address or the name of a workspace. */
export function findUsers(
  users: readonly Member[],
  text: string,
  contains: Contains,
): readonly Member[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter(({ name, email, workspaces }) => {
    const texts = [name, email, ...workspaces.map((workspace) => workspace.name)];
    return words.every((word) => texts.some((each) => contains(each, word)));
  });
}
