import type { ReactNode } from 'react';
import {
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaProps,
  Header,
} from 'react-aria-components/Menu';

interface MenuSectionProps extends Omit<AriaProps<object>, 'className' | 'style' | 'children'> {
  title: string;
  children: ReactNode;
}

export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props}>
      <Header className="px-2.5 pt-2 pb-1 text-xs font-medium text-text-3">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
