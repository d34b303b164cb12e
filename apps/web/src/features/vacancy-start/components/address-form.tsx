import { sayFinding, vacancyAddressFinding } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

interface AddressFormProps {
  isReading: boolean;
  failure: Error | null;
  onRead: (url: string) => void;
}

/** Where the vacancy is. Enter reads it; why it can not be read is said at the field. */
export function AddressForm({ isReading, failure, onRead }: AddressFormProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const read = () => {
    const found = vacancyAddressFinding(typed);
    setWrong(found && sayFinding(found));
    if (!found && !isReading) onRead(typed.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
      className="flex flex-col gap-4"
    >
      <TextInput
        label={vacancyStartTexts.address}
        placeholder={vacancyStartTexts.addressExample}
        inputMode="url"
        autoComplete="url"
        autoFocus
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setWrong(undefined);
        }}
        error={wrong ?? (failure && !isReading ? errorText(failure) : undefined)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" isLoading={isReading}>
          {vacancyStartTexts.read}
        </Button>
        <p role="status" className="text-sm text-text-2">
          {isReading ? vacancyStartTexts.reading : null}
        </p>
      </div>
    </form>
  );
}
