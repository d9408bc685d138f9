/** Returns a name from outside in quotes, short enough for a sentence. */
export const quoted = (name: string): string => `“${name.length > 40 ? `${name.slice(0, 40)}…` : name}”`
