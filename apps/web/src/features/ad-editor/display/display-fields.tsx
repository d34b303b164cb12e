import {
  isOfKind,
  needsBannerText,
  needsLogo,
  type BannerTextField as TextOfBanner,
} from '@posthorn/domain';
import { memo } from 'react';
import {
  BannerTextField,
  ColourField,
  LogoField,
  type OfferedTag,
  TagsField,
} from '../../ad-fields/index.ts';
import { useEditor, useEditorStore, useField, useTypedField } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import type { BannerCopy } from './save-banner-ad.ts';
import { ZipPanel } from './zip-panel.tsx';

interface TextProps {
  field: TextOfBanner;
  tags: readonly OfferedTag[];
  of: EditorScene['owner']['kind'];
}

const Text = memo(function Text({ field, tags, of }: TextProps) {
  const given = useTypedField<BannerCopy, TextOfBanner>(field);
  return (
    <BannerTextField {...given} field={field} tags={tags} isRequired={needsBannerText(field, of)} />
  );
});

const Tags = memo(function Tags() {
  return <TagsField {...useField<BannerCopy, 'tags'>('tags')} isRequired />;
});

const Colour = memo(function Colour() {
  return <ColourField {...useField<BannerCopy, 'primaryColor'>('primaryColor')} isRequired />;
});

const Logo = memo(function Logo({ of }: Pick<TextProps, 'of'>) {
  const field = useField<BannerCopy, 'logo'>('logo');
  const { setUploading } = useEditorStore();
  return <LogoField {...field} isRequired={needsLogo(of)} onBusy={setUploading} />;
});

/** The words, the colour and the logo of nine banners; or the file that brings its own. */
export const DisplayFields = memo(function DisplayFields({ scene }: { scene: EditorScene }) {
  const adType = useEditor((state) => state.adType);
  if (isOfKind(adType, 'uploadedBanner')) return <ZipPanel scene={scene} />;
  return (
    <>
      <Text field="type" tags={scene.tags} of={scene.owner.kind} />
      <Text field="title" tags={scene.tags} of={scene.owner.kind} />
      <Text field="subtitle" tags={scene.tags} of={scene.owner.kind} />
      <Tags />
      <Text field="callToAction" tags={scene.tags} of={scene.owner.kind} />
      <Colour />
      <Logo of={scene.owner.kind} />
    </>
  );
});
