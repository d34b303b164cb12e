import { type Finding, sayFinding } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';

/** What a template still needs, for the bubble of a mark or of a closed button. */
export function MissingList({ missing }: { missing: readonly Finding[] }) {
  return (
    <>
      <p>{templatesPageTexts.stillMissing}</p>
      <ul className="list-disc pl-4">
        {missing.map((found) => (
          <li key={found.code}>{sayFinding(found)}</li>
        ))}
      </ul>
    </>
  );
}
