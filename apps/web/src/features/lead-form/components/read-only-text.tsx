import { configurationTexts } from '@posthorn/domain/texts/configuration';

interface ReadOnlyTextProps {
  label: string;
  text: string;
}

/** A text of a form that is published with its campaign. */
export function ReadOnlyText({ label, text }: ReadOnlyTextProps) {
  return (
    <dl>
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className="mt-0.5 text-base wrap-anywhere whitespace-pre-wrap text-text">
        {text || configurationTexts.empty}
      </dd>
    </dl>
  );
}
