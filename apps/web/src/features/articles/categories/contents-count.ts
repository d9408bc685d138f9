/** Returns '1 category' or '2 categories'. */
export const counted = (count: number): string => (count === 1 ? '1 category' : `${count} categories`)
