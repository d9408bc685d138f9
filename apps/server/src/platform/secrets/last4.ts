/**
 * Returns the last characters of a key, by which its owner recognizes it; empty if the key is too short to
 * hide the rest.
 */
export const last4 = (key: string): string => (key.length >= 12 ? key.slice(-4) : '')
