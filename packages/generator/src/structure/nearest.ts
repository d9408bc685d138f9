/** Degrees north and east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

type Point = readonly [number, number, number]

interface Branch {
  readonly item: number
  readonly axis: number
  readonly low: Branch | null
  readonly high: Branch | null
}

/** Point on a unit sphere, where straight-line distance sorts places like distance along the surface. */
const pointOf = ({ latitude, longitude }: Coordinates): Point => {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

const distance = (one: Point, other: Point): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

/** Parses coordinates as typed; returns null if they are invalid. */
export const coordinatesOf = (latitude: string, longitude: string): Coordinates | null => {
  if (latitude.trim() === '' || longitude.trim() === '') return null
  const [north, east] = [latitude, longitude].map((text) => Number(text.trim().replace(',', '.'))) as [
    number,
    number,
  ]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null
}

/**
 * Returns a function that finds the places nearest to one, nearest first, without itself; earlier ones first
 * at equal distance.
 */
export const nearestOf = (places: readonly Coordinates[]): ((of: number, count: number) => number[]) => {
  const points = places.map(pointOf)
  const at = (item: number): Point => points[item] ?? [0, 0, 0]

  const grow = (items: number[], axis: number): Branch | null => {
    if (items.length === 0) return null
    items.sort((one, other) => at(one)[axis]! - at(other)[axis]! || one - other)
    const middle = items.length >> 1
    return {
      item: items[middle]!,
      axis,
      low: grow(items.slice(0, middle), (axis + 1) % 3),
      high: grow(items.slice(middle + 1), (axis + 1) % 3),
    }
  }
  const root = grow(
    points.map((_point, item) => item),
    0,
  )

  return (of, count) => {
    if (count <= 0) return []
    const found: { item: number; far: number }[] = []
    const from = at(of)
    const visit = (branch: Branch | null): void => {
      if (!branch) return
      const { item, axis, low, high } = branch
      if (item !== of) {
        const far = distance(from, at(item))
        const place =
          found.findLastIndex((each) => each.far < far || (each.far === far && each.item < item)) + 1
        if (place < count) found.splice(place, 0, { item, far })
        if (found.length > count) found.pop()
      }
      const side = from[axis]! - at(item)[axis]!
      visit(side < 0 ? low : high)
      if (found.length < count || side ** 2 <= (found.at(-1)?.far ?? 0)) visit(side < 0 ? high : low)
    }
    visit(root)
    return found.map(({ item }) => item)
  }
}
