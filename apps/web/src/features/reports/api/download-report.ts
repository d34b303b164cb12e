import type { OperationCall } from '@posthorn/contract';
import { fill, type Report, reportSpecs } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { reportTexts } from '@posthorn/domain/texts/report';
import { download, saveFile } from '../../../lib/http/download.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { toast } from '../../../ui/overlays/toast-queue.ts';

const operations = { channels: 'getChannelReport', campaigns: 'getCampaignReport' } as const;

const MEGABYTE = 1024 * 1024;

/** Those on their way: pressed twice, a report comes once. */
const coming = new Set<string>();

type FileOperation = (typeof operations)[Report] | 'getCampaignSpendReport' | 'getAuditReport';

export const downloadReport = (accountId: string, report: Report): Promise<void> =>
  downloadCsv(operations[report], { params: { accountId } }, reportSpecs[report].fileName);

/** Downloads a file, shows how far it is, and says so when there is none. */
export async function downloadCsv<Id extends FileOperation>(
  operation: Id,
  input: OperationCall<Id>,
  fileName: string,
): Promise<void> {
  const key = JSON.stringify([operation, input]);
  if (coming.has(key)) return;
  coming.add(key);
  const stopped = new AbortController();
  const progress = toast.progress(reportTexts.preparing, {
    label: commonTexts.cancel,
    onPress: () => stopped.abort(),
  });
  // Whole megabytes only: each change is read out.
  const onReceived = (bytes: number) => {
    const megabytes = Math.floor(bytes / MEGABYTE);
    if (megabytes > 0) progress.say(fill(reportTexts.received, { megabytes }));
  };
  try {
    const file = await download(operation, input, { signal: stopped.signal, onReceived });
    if (file) saveFile(file, fileName);
    if (file) notify.success(reportTexts.downloaded);
    else notify.error(reportTexts.failed);
  } catch {
    if (!stopped.signal.aborted) notify.error(reportTexts.failed);
  } finally {
    progress.close();
    coming.delete(key);
  }
}
