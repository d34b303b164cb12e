import type { AdTextField as TextOfAd } from '@posthorn/domain';
import { memo, useCallback } from 'react';
import {
  AdTextField,
  CallToActionField,
  MediaField,
  type OfferedTag,
} from '../../ad-fields/index.ts';
import { useEditor, useEditorStore, useField, useTypedField } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import type { SocialCopy } from './save-social-ad.ts';
import { fieldsOf, isTextField, labels, type SocialField } from './social-form.ts';
import { useSocialType } from './use-social-type.ts';

/** What every field has, and the type it is drawn for. */
const useSocialField = <F extends SocialField>(field: F) => ({
  ...useField<SocialCopy, F>(field),
  adType: useSocialType(),
});

interface TextProps {
  field: TextOfAd;
  tags: readonly OfferedTag[];
}

const Text = memo(function Text({ field, tags }: TextProps) {
  const given = useTypedField<SocialCopy, TextOfAd>(field);
  return (
    <AdTextField
      {...given}
      adType={useSocialType()}
      field={field}
      label={labels[field]}
      tags={tags}
    />
  );
});

const Media = memo(function Media() {
  const { value, onBlur: _, ...field } = useSocialField('media');
  const store = useEditorStore<SocialCopy>();
  const showStill = useCallback(
    (videoId: string, previewUrl: string) =>
      store.amend((copy) => ({
        ...copy,
        media: copy.media.map((item) => (item?.id === videoId ? { ...item, previewUrl } : item)),
      })),
    [store],
  );
  return <MediaField {...field} media={value} onBusy={store.setUploading} onStill={showStill} />;
});

const Button = memo(function Button({ language }: Pick<EditorScene, 'language'>) {
  const campaignType = useEditor((state) => state.campaignType);
  return (
    <CallToActionField
      {...useSocialField('callToAction')}
      campaignType={campaignType}
      language={language}
    />
  );
});

/** The fields of the type at hand, in the order a person makes an ad. */
export const SocialFields = memo(function SocialFields({
  scene: { tags, language },
}: {
  scene: Pick<EditorScene, 'tags' | 'language'>;
}) {
  const adType = useSocialType();
  return fieldsOf(adType).map((field) => {
    if (field === 'media') return <Media key={field} />;
    return isTextField(field) ? (
      <Text key={field} field={field} tags={tags} />
    ) : (
      <Button key={field} language={language} />
    );
  });
});
