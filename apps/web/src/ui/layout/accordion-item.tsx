import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type DisclosureProps as AriaProps,
  Button,
  Disclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';

interface AccordionItemProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  title: ReactNode;
  /** Stands before the chevron: a count, a tag. */
  end?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

export function AccordionItem({
  title,
  end,
  headingLevel = 3,
  children,
  ...props
}: AccordionItemProps) {
  return (
    <Disclosure {...props} className="group">
      <Heading level={headingLevel}>
        <Button
          slot="trigger"
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-card px-4 py-2 text-left text-base font-medium -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:opacity-60 data-hovered:bg-surface-2"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          {end}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-text-3 transition-transform duration-menu group-data-expanded:rotate-180"
          />
        </Button>
      </Heading>
      <DisclosurePanel className="text-base text-text-2">
        <div className="px-4 pt-1 pb-4">{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
