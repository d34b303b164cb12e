import type { AdTextField as TextOfAd } from '@posthorn/domain';
import { memo, useCallback } from 'react';
import {
  AdTextField,
  CallToActionField,
  MediaField,
  type OfferedTag,
} from '../../ad-fields/index.ts';
import { type Copy, type EditorField, fieldsOf, isTextField } from '../model/content.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import { errorOf } from '../model/editor-view.ts';
import { fieldId } from '../model/focus-field.ts';

/** What every field has: the type it is drawn for, its value and its error. */
function useField<F extends EditorField>(field: F) {
  const store = useEditorStore();
  return {
    adType: useEditor((state) => state.adType),
    value: useEditor((state) => state.copy[field]),
    error: useEditor((state) => errorOf(state, field)),
    onChange: useCallback((value: Copy[F]) => store.change(field, value), [store, field]),
    onBlur: useCallback(() => store.touch(field), [store, field]),
    fieldId: fieldId(field),
  };
}

const textLabels: Record<TextOfAd, string> = {
  message: 'Message',
  headline: 'Headline',
  linkDescription: 'Link description',
};

interface TextProps {
  field: TextOfAd;
  tags: readonly OfferedTag[];
}

const Text = memo(function Text({ field, tags }: TextProps) {
  return <AdTextField {...useField(field)} field={field} label={textLabels[field]} tags={tags} />;
});

const Media = memo(function Media() {
  const { value, onBlur: _, ...field } = useField('media');
  return <MediaField {...field} media={value} onBusy={useEditorStore().setUploading} />;
});

const Button = memo(function Button() {
  const campaignType = useEditor((state) => state.campaignType);
  return <CallToActionField {...useField('callToAction')} campaignType={campaignType} />;
});

interface EditorFieldsProps {
  tags: readonly OfferedTag[];
}

/** The fields of the type at hand, in the order somebody makes an ad. */
export const EditorFields = memo(function EditorFields({ tags }: EditorFieldsProps) {
  const adType = useEditor((state) => state.adType);
  return fieldsOf(adType).map((field) => {
    if (field === 'media') return <Media key={field} />;
    return isTextField(field) ? (
      <Text key={field} field={field} tags={tags} />
    ) : (
      <Button key={field} />
    );
  });
});
