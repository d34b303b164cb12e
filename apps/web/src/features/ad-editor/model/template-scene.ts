import {
  type AdType,
  adTypeSpecs,
  dynamicTagName,
  insertableTags,
  pageIdsOf,
  placeholderOf,
  type SocialChannel,
  socialChannelOf,
  type TagFilling,
} from '@posthorn/domain';
import type { OfferedTag } from '../../ad-fields/index.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import { templateOwner } from '../../ads/index.ts';
import { templateKeywords } from '../../keywords/index.ts';
import { type Template, templateTitle } from '../../templates/index.ts';
import type { EditorScene } from './editor-scene.ts';

interface Known {
  personId: string;
  adType: AdType;
  pages: readonly (PreviewedPage & { id: string; channel: SocialChannel })[];
  example: TagFilling | undefined;
  company: string;
}

/** Tags stay tags in a template: only what the company is called is known before there is a campaign. */
const tagsOf = (company: string): OfferedTag[] =>
  insertableTags.map((tag) => ({
    tag,
    label: dynamicTagName(tag),
    text: placeholderOf(tag),
    ...(tag === 'company' && { says: company }),
  }));

/** Everything the editor has to know of a template. */
export function templateScene(
  template: Template,
  { personId, adType, pages, example, company }: Known,
): EditorScene {
  const social = socialChannelOf(adTypeSpecs[adType].channel);
  const pageId = social && pageIdsOf(template)[social];
  return {
    owner: templateOwner(template),
    personId,
    title: templateTitle(template),
    campaignTitle: '',
    status: null,
    // Templates of a function group have no type of their own.
    campaignType: template.kind === 'custom' ? template.type : undefined,
    language: template.language,
    isSentWhenSaved: () => false,
    surroundings: null,
    tags: tagsOf(company),
    page: pages.find(({ id }) => id === pageId) ?? null,
    shownUrl: template.displayUrl,
    targetUrl: template.targetUrl,
    example,
    job: template,
    keywords: templateKeywords(template),
  };
}
