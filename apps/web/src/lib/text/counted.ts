/** Returns '1 page' or '1,200 pages'. The plural is the singular with an “s” unless given. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`
