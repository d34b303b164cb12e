import { creationTexts } from '@posthorn/domain/texts/creation';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { useQuery } from '@tanstack/react-query';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { useAccount } from '../../accounts/index.ts';
import { templatesQuery, templateTitle } from '../../templates/index.ts';

interface TemplateFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (templateId: string | null) => void;
}

/** Which template the ads of the jobs are made of. */
export function TemplateField({ value, error, onChange }: TemplateFieldProps) {
  const query = useQuery(templatesQuery(useAccount().id));
  const templates = query.data ?? [];
  if (query.isError && !query.data) {
    return (
      <ErrorState
        reason={<ErrorReason error={query.error} />}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <Select
      label={texts.template}
      description={texts.templateHint}
      isRequired
      placeholder={creationTexts.chooseATemplate}
      options={templates.map((template) => ({ id: template.id, label: templateTitle(template) }))}
      hasSearch={templates.length > 8}
      emptyText={query.isPending ? texts.loading : texts.noTemplates}
      value={templates.some(({ id }) => id === value) ? value : null}
      onChange={onChange}
      {...(error && { error })}
    />
  );
}
