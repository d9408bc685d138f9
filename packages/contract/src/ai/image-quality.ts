/** Qualities that image services offer, cheapest first; a model may have fewer or none. */
export const imageQualities = ['low', 'medium', 'high', 'max'] as const
export type ImageQuality = (typeof imageQualities)[number]
