import { isOfKind, type BannerTextField as TextOfBanner } from '@posthorn/domain';
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
}

const Text = memo(function Text({ field, tags }: TextProps) {
  const given = useTypedField<BannerCopy, TextOfBanner>(field);
  return <BannerTextField {...given} field={field} tags={tags} />;
});

const Tags = memo(function Tags() {
  return <TagsField {...useField<BannerCopy, 'tags'>('tags')} />;
});

const Colour = memo(function Colour() {
  return <ColourField {...useField<BannerCopy, 'primaryColor'>('primaryColor')} />;
});

const Logo = memo(function Logo() {
  const field = useField<BannerCopy, 'logo'>('logo');
  return <LogoField {...field} onBusy={useEditorStore().setUploading} />;
});

/** The words, the colour and the logo of nine banners; or the file that brings its own. */
export const DisplayFields = memo(function DisplayFields({ scene }: { scene: EditorScene }) {
  const adType = useEditor((state) => state.adType);
  if (isOfKind(adType, 'uploadedBanner')) return <ZipPanel scene={scene} />;
  return (
    <>
      <Text field="type" tags={scene.tags} />
      <Text field="title" tags={scene.tags} />
      <Text field="subtitle" tags={scene.tags} />
      <Tags />
      <Text field="callToAction" tags={scene.tags} />
      <Colour />
      <Logo />
    </>
  );
});
