/** Formats dollars, such as '$0.12'; less than a cent in words. */
export const dollars = (amount: number): string => {
  if (amount === 0) return '$0'
  return amount < 0.01 ? 'less than $0.01' : `$${amount.toFixed(2)}`
}
