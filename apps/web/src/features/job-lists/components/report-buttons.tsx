import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { useMutation } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { errorText } from '../../../lib/http/api-error.ts';
import { download, saveFile } from '../../../lib/http/download.ts';
import { copyText } from '../../../lib/toast/copy-text.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useAccount } from '../../accounts/index.ts';

/** What was found about the jobs of a feed, to hand on to the people who make the feed. */
export function ReportButtons({ readingId }: { readingId: string }) {
  const { id: accountId } = useAccount();
  const report = useMutation({
    mutationFn: () =>
      download(
        'getFeedReport',
        { params: { accountId, readingId } },
        { signal: new AbortController().signal, onReceived: () => {} },
      ),
    onError: (error) => notify.error(errorText(error)),
  });
  const take = (use: (file: Blob) => void) =>
    report.mutate(undefined, { onSuccess: (file) => file && use(file) });
  return (
    <>
      <Button
        size="sm"
        icon={<Download />}
        isLoading={report.isPending}
        onPress={() => take((file) => saveFile(file, texts.reportFile))}
      >
        {texts.report}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Copy />}
        isDisabled={report.isPending}
        onPress={() => take(async (file) => copyText(await file.text(), texts.reportCopied))}
      >
        {texts.copyReport}
      </Button>
    </>
  );
}
