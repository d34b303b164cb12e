import { type Finding, fill, missingPages, sayFinding } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { SocialPage } from '../../accounts/index.ts';
import { MissingList } from '../../templates/index.ts';
import { useTemplateForm } from '../model/template-form.tsx';

/** What is made on pages of its own. */
const madeElsewhere = ['ads', 'leadform'];

/** What must be filled in before ads are made; ads and form are not asked for yet. */
export const missingSettings = (missing: readonly Finding[]): Finding[] =>
  missing.filter(({ path }) => !madeElsewhere.includes(path));

interface StartButtonProps {
  pages: readonly SocialPage[];
  onStart: () => void;
}

/** Leads from the settings to the ads, once everything is there. */
export function StartButton({ pages, onStart }: StartButtonProps) {
  const { template, missing, touchAll } = useTemplateForm();
  const lacking = missingSettings(missing);
  const connected = pages.map(({ channel }) => channel);
  const unconnected = missingPages('template', connected).find(
    ({ severity }) => severity === 'error',
  );
  // Custom templates can have ads of networks without pages.
  const noPage =
    template.kind === 'default' && unconnected
      ? fill(templatesPageTexts.adsWithoutPages, { reason: sayFinding(unconnected) })
      : undefined;
  return (
    <Button
      variant="primary"
      iconEnd={<ArrowRight />}
      disabledReason={
        noPage ?? (lacking.length > 0 ? <MissingList missing={lacking} /> : undefined)
      }
      onBlockedPress={touchAll}
      onPress={onStart}
    >
      {templatesPageTexts.startCreatingAds}
    </Button>
  );
}
