/** How the device of a session is called. */
export const deviceTexts = {
  browserOnSystem: '{browser} on {system}',
  unknown: 'Unknown device',
} as const;
