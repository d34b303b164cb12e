import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { cx } from '../lib/cx.ts';
import { layerClass } from '../overlays/layer-style.ts';
import type { Option } from './option.ts';

/** What a press on a tag opens beside it. */
export interface TagLayer<O extends Option> {
  /** Whether this one has a layer. */
  isOf: (option: O) => boolean;
  /** What a press does, said after the name of the tag. */
  hint: string;
  label: (option: O) => string;
  content: (option: O, close: () => void) => ReactNode;
}

interface ChosenTagsProps<O extends Option> {
  label: string;
  chosen: readonly O[];
  canRemove: boolean;
  onRemove: (ids: Set<string>) => void;
  /** In one row with what stands beside them. */
  isInline?: boolean;
  /** What is said of an option in the list stands on its tag as well. */
  hasDetails?: boolean;
  layer?: TagLayer<O>;
}

/** Tags with a cross. Arrow keys walk them, Delete and Backspace remove, Enter opens the layer of one. */
export function ChosenTags<O extends Option>({
  label,
  chosen,
  canRemove,
  onRemove,
  isInline = false,
  hasDetails = false,
  layer,
}: ChosenTagsProps<O>) {
  const ownId = useId();
  const nameId = ({ id }: O) => `${ownId} ${id}`.replace(/\s+/g, '-');
  const tags = useRef(new Map<string, HTMLElement>());
  /** The tag whose layer is open, and a ref to its element, the same one for as long as it is open. */
  const [openTag, setOpened] = useState<{ id: string; ref: RefObject<HTMLElement | null> }>();
  const opened = chosen.find(({ id }) => id === openTag?.id);
  const open = ({ id }: O) => setOpened({ id, ref: { current: tags.current.get(id) ?? null } });
  const close = () => setOpened(undefined);
  if (chosen.length === 0) return null;
  const hasLayer = (option: O) => canRemove && layer?.isOf(option) === true;
  return (
    <>
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
              textValue={hasLayer(option) ? `${option.label}, ${layer?.hint}` : option.label}
              ref={(tag) => {
                if (tag) tags.current.set(option.id, tag);
                else tags.current.delete(option.id);
              }}
              onAction={hasLayer(option) ? () => open(option) : undefined}
              className={cx(
                'flex min-h-7 max-w-full items-center gap-0.5 rounded-control bg-primary-soft pr-0.5 pl-2 text-sm font-medium text-on-primary-soft outline-none data-focus-visible:field-ring forced-colors:border pointer-coarse:min-h-9',
                hasLayer(option)
                  ? 'cursor-pointer data-hovered:bg-primary-soft-hover'
                  : 'cursor-default',
              )}
            >
              <span
                className={cx(
                  hasDetails ? 'min-w-0 wrap-anywhere' : 'truncate',
                  !canRemove && 'pr-1.5',
                )}
              >
                <span id={nameId(option)}>{option.label}</span>
                {hasDetails && option.description ? (
                  <span className="ml-1.5 text-xs font-normal">{option.description}</span>
                ) : null}
              </span>
              {hasLayer(option) ? (
                <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
              ) : null}
              {canRemove ? <Cross nameId={nameId(option)} /> : null}
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {layer && openTag && opened ? (
        <Popover
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          triggerRef={openTag.ref}
          aria-label={layer.label(opened)}
          placement="bottom start"
          offset={4}
          className={cx(layerClass, 'min-w-56')}
        >
          {layer.content(opened, close)}
        </Popover>
      ) : null}
    </>
  );
}

/** Called after what it removes, and not after what else a press on the tag does. */
function Cross({ nameId }: { nameId: string }) {
  const { id } = useSlottedContext(ButtonContext, 'remove') ?? {};
  return (
    <Button
      slot="remove"
      aria-labelledby={`${id} ${nameId}`}
      className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-xs data-hovered:bg-primary-soft-hover pointer-coarse:size-8"
    >
      <X aria-hidden="true" className="size-3.5" />
    </Button>
  );
}
