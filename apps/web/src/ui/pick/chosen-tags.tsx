import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { cx } from '../lib/cx.ts';
import type { Option } from './option.ts';

interface ChosenTagsProps {
  label: string;
  chosen: readonly Option[];
  canRemove: boolean;
  onRemove: (ids: Set<string>) => void;
  /** In one row with what stands beside them. */
  isInline?: boolean;
  /** What is said of an option in the list stands on its tag as well. */
  hasDetails?: boolean;
}

/** Tags with a cross. Arrow keys walk them, Delete and Backspace remove. */
export function ChosenTags({
  label,
  chosen,
  canRemove,
  onRemove,
  isInline = false,
  hasDetails = false,
}: ChosenTagsProps) {
  if (chosen.length === 0) return null;
  return (
    <TagGroup
      aria-label={label}
      onRemove={canRemove ? (keys) => onRemove(new Set([...keys].map(String))) : undefined}
      className="contents"
    >
      <TagList
        items={chosen}
        className={isInline ? 'contents' : 'flex max-w-full flex-wrap gap-1.5'}
      >
        {(option) => (
          <Tag
            id={option.id}
            textValue={option.label}
            className="flex min-h-7 max-w-full cursor-default items-center gap-0.5 rounded-control bg-primary-soft pr-0.5 pl-2 text-sm font-medium text-on-primary-soft outline-none data-focus-visible:field-ring forced-colors:border pointer-coarse:min-h-9"
          >
            <span
              className={cx(
                hasDetails ? 'min-w-0 wrap-anywhere' : 'truncate',
                !canRemove && 'pr-1.5',
              )}
            >
              {option.label}
              {hasDetails && option.description ? (
                <span className="ml-1.5 text-xs font-normal">{option.description}</span>
              ) : null}
            </span>
            {canRemove ? (
              <Button
                slot="remove"
                className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-xs data-hovered:bg-primary-soft-hover pointer-coarse:size-8"
              >
                <X aria-hidden="true" className="size-3.5" />
              </Button>
            ) : null}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
