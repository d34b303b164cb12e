import { type Finding, finding } from '../finding.ts';
import { functionGroupLabel } from '../function-group/name.ts';

/** There is one default template for each function group. */
export const functionGroupTakenFinding = (functionGroup: string): Finding =>
  finding('template.functionGroupTaken', 'functionGroup', {
    functionGroup: functionGroupLabel(functionGroup),
  });

/** The function groups a default template can have: those of no other one, and its own. */
export function freeFunctionGroups(
  all: readonly string[],
  templates: readonly { id: string; functionGroup: string | null }[],
  ownId: string,
): string[] {
  const taken = new Set(
    templates.filter(({ id }) => id !== ownId).map(({ functionGroup }) => functionGroup),
  );
  return all.filter((group) => !taken.has(group));
}
