import { fill, socialChannelLabels, socialChannelOf } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { SocialPageButton, templatePages } from '../../ads/index.ts';
import { useTemplateForm } from '../model/template-form.tsx';

/** In whose name the ads speak on each channel that is on. */
export function TemplatePages() {
  const { template, openChannels } = useTemplateForm();
  const social = openChannels.flatMap((channel) => socialChannelOf(channel) ?? []);
  if (social.length === 0) return null;
  return (
    <dl className="flex flex-col gap-3">
      {social.map((channel) => (
        <div key={channel} className="flex flex-wrap items-center justify-between gap-2">
          <dt className="text-base">
            {fill(templatesPageTexts.pageOf, { channel: socialChannelLabels[channel] })}
          </dt>
          <dd className="min-w-0">
            <SocialPageButton of={templatePages(template)} channel={channel} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
