/**
 * Returns the column shares of a palette layout by id, such as `columns-3` or `split-25-75`; null for others.
 */
export const columnShares = (id: string): readonly number[] | null => {
  const [kind, ...numbers] = id.split('-')
  if (kind === 'columns') return Array.from({ length: Number(numbers[0]) }, () => 1)
  return kind === 'split' ? numbers.map(Number) : null
}

const width = 24
const gap = 1.5

/** Icon with columns in their real proportions. */
export const ColumnIcon = ({
  shares,
  size,
}: {
  readonly shares: readonly number[]
  readonly size: number
}) => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const room = width - gap * (shares.length - 1)
  const before = (at: number) => shares.slice(0, at).reduce((sum, share) => sum + share, 0)
  return (
    <svg width={(size * width) / 18} height={size} viewBox={`-1 -1 ${width + 2} 20`} aria-hidden="true">
      {shares.map((share, at) => (
        <rect
          key={at}
          x={(before(at) / total) * room + at * gap}
          y={0}
          width={(share / total) * room}
          height={18}
          rx={1}
          fill="currentColor"
          fillOpacity={0.12}
          stroke="currentColor"
          strokeWidth={shares.length > 4 ? 1 : 1.3}
        />
      ))}
    </svg>
  )
}
