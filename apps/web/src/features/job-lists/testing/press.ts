import { act, fireEvent } from '@testing-library/react';

/** Presses something, and lets what follows be drawn. */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
  });
}
