import type { Call } from './call.ts';
import { newCreative } from './creative.ts';
import { invalid } from './graph-error.ts';
import { enums } from './names/enums.ts';
import { record } from './value.ts';

/** How an ad would look, as a frame for a page. */
export function preview({ params, request }: Call, id: string) {
  const format = String(params.ad_format ?? '');
  if (!enums.ad_format.has(format)) {
    throw invalid(`Param ad_format must be one of {${[...enums.ad_format].join(', ')}}`, {
      field: 'ad_format',
    });
  }
  const address = `${request.origin}/ads/api/preview_iframe.php?d=${id}&amp;f=${format}`;
  return { data: [{ body: `<iframe src="${address}" width="540" height="690"></iframe>` }] };
}

/** Of a creative that is not made; what would be refused is refused here, too. */
export async function newPreview(call: Call, account: string) {
  const creative = record(call.params, 'creative');
  if (!creative) throw invalid('The parameter creative is required', { field: 'creative' });
  await newCreative(account, creative, call.world);
  return preview(call, 'new');
}
