import type { LinkMap, LinkMapEdge, LinkMapHost } from '@web2/contract/links'
import { counted } from '../../lib/text/counted.ts'

export const kinds = ['property', 'site', 'target'] as const

/** Hosts of a column that get a place of their own. */
const mostInColumn = 20
const rowHeight = 36
const headHeight = 40
export const nodeHeight = 28
const widestNode = 300

export interface MapNode {
  /** The host; empty for the rest of a column. */
  readonly host: string
  readonly label: string
  readonly kind: LinkMapHost['kind']
  readonly links: number
  readonly x: number
  readonly y: number
  readonly width: number
}

export type MapTone = 'fine' | 'doubtful' | 'gone'

export interface MapLine {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly count: number
  readonly tone: MapTone
  /** An SVG path. */
  readonly path: string
  readonly width: number
}

export interface MapColumn {
  readonly kind: LinkMapHost['kind']
  readonly x: number
}

export interface MapLayout {
  readonly width: number
  readonly height: number
  readonly columns: readonly MapColumn[]
  readonly nodes: readonly MapNode[]
  readonly lines: readonly MapLine[]
}

const linksOf = ({ out, in: into }: LinkMapHost): number => out + into

/** How an edge looks: by the worst that is on it. */
export const toneOf = ({ gone, doubtful }: Pick<LinkMapEdge, 'gone' | 'doubtful'>): MapTone =>
  gone > 0 ? 'gone' : doubtful > 0 ? 'doubtful' : 'fine'

const severity: readonly MapTone[] = ['fine', 'doubtful', 'gone']

/** Edges between the same two places as one: hosts without a place of their own lie in the rest of their column. */
const joined = (edges: readonly LinkMapEdge[], placeOf: (host: string) => string) => {
  const all = new Map<string, { from: string; to: string; count: number; tone: MapTone }>()
  for (const edge of edges) {
    const [from, to] = [placeOf(edge.from), placeOf(edge.to)]
    const key = `${from}→${to}`
    const known = all.get(key) ?? { from, to, count: 0, tone: 'fine' as const }
    const tone = toneOf(edge)
    const worse = severity.indexOf(tone) > severity.indexOf(known.tone) ? tone : known.tone
    all.set(key, { from, to, count: known.count + edge.count, tone: worse })
  }
  return all
}

const columnsOf = (hosts: readonly LinkMapHost[], width: number) => {
  const present = kinds.filter((kind) => hosts.some((host) => host.kind === kind))
  const gaps = Math.max(1, present.length - 1)
  // room that the names don't need separates the lines
  const nodeWidth = Math.min(
    widestNode,
    (width - Math.max(40, width * 0.09) * gaps) / Math.max(1, present.length),
  )
  const gap = (width - nodeWidth * present.length) / gaps
  return { nodeWidth, columns: present.map((kind, at) => ({ kind, x: at * (nodeWidth + gap) })) }
}

const restOf = (kind: string): string => `…${kind}`

/** Thicker for more links, but never so thick that it hides others. */
const thickness = (count: number): number => Math.min(8, 1.5 + Math.log2(count))

const bow = (from: MapNode, to: MapNode): string => {
  const [y1, y2] = [from.y + nodeHeight / 2, to.y + nodeHeight / 2]
  // places of one column are joined by a bow at their right
  if (from.x === to.x) {
    const x = from.x + from.width
    return `M${x},${y1}C${x + 40},${y1} ${x + 40},${y2} ${x},${y2}`
  }
  const forward = from.x < to.x
  const [x1, x2] = forward ? [from.x + from.width, to.x] : [from.x, to.x + to.width]
  const middle = (x1 + x2) / 2
  return `M${x1},${y1}C${middle},${y1} ${middle},${y2} ${x2},${y2}`
}

/** Where everything of the map lies, in px: a column each for properties, own sites and what they link to. */
export const layOutMap = ({ hosts, edges }: Pick<LinkMap, 'hosts' | 'edges'>, width: number): MapLayout => {
  const { nodeWidth, columns } = columnsOf(hosts, width)
  const rowsOf = (kind: string) => Math.min(mostInColumn, hosts.filter((host) => host.kind === kind).length)
  const rows = Math.max(0, ...columns.map(({ kind }) => rowsOf(kind)))
  const places = new Map<string, MapNode>()
  const homes = new Map<string, string>()
  for (const { kind, x } of columns) {
    // short columns stand in the middle of the tallest one: their lines part evenly
    const top = headHeight + ((rows - rowsOf(kind)) * rowHeight) / 2
    const own = hosts
      .filter((host) => host.kind === kind)
      .toSorted((one, other) => linksOf(other) - linksOf(one) || (one.host < other.host ? -1 : 1))
    const [shown, rest] =
      own.length > mostInColumn ? [own.slice(0, mostInColumn - 1), own.slice(mostInColumn - 1)] : [own, []]
    shown.forEach((host, at) => {
      homes.set(host.host, host.host)
      places.set(host.host, {
        host: host.host,
        label: host.host,
        kind,
        links: linksOf(host),
        x,
        y: top + at * rowHeight,
        width: nodeWidth,
      })
    })
    if (rest.length === 0) continue
    for (const { host } of rest) homes.set(host, restOf(kind))
    places.set(restOf(kind), {
      host: '',
      label: counted(rest.length, 'more host'),
      kind,
      links: rest.reduce((sum, host) => sum + linksOf(host), 0),
      x,
      y: top + shown.length * rowHeight,
      width: nodeWidth,
    })
  }
  const lines = [...joined(edges, (host) => homes.get(host) ?? host)].flatMap(([key, edge]): MapLine[] => {
    const [from, to] = [places.get(edge.from), places.get(edge.to)]
    if (!from || !to) return []
    return [{ key, ...edge, path: bow(from, to), width: thickness(edge.count) }]
  })
  const bottom = [...places.values()].reduce((most, { y }) => Math.max(most, y + rowHeight), headHeight)
  return {
    width,
    height: bottom,
    columns,
    nodes: [...places.values()],
    // lost links are drawn last, above the others
    lines: lines.toSorted((one, other) => severity.indexOf(one.tone) - severity.indexOf(other.tone)),
  }
}
