/** '62%' of 0.618 */
export const percent = (share: number): string => `${Math.round(share * 100)}%`
