import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonProps } from '../actions/button.tsx';

interface ImageButtonProps extends Omit<ButtonProps, 'onPress'> {
  onFile: (file: File) => void;
}

/** Opens the system's chooser for one image. */
export function ImageButton({ onFile, ...props }: ImageButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onFile(file);
      }}
    >
      <Button {...props} />
    </FileTrigger>
  );
}
