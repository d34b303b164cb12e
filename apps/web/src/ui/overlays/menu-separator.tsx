import { Separator } from 'react-aria-components/Menu';

export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 border-t border-line" />;
}
