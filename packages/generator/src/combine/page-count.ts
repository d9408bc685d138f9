import { turboLimits, type TurboMode } from '@web2/contract/generator'

export type PageCount =
  { readonly ok: true; readonly pages: number } | { readonly ok: false; readonly message: string }

const refuse = (message: string): PageCount => ({ ok: false, message })
const number = (value: bigint | number): string => value.toLocaleString('en-US')

export interface WantedPages {
  readonly mode: TurboMode
  /** null for all combinations. */
  readonly wanted: number | null
  /** Number of rows of each list, with its name for messages. */
  readonly lists: readonly { readonly name: string; readonly rows: number }[]
  readonly total: bigint
}

/** Returns the number of pages for combinations, or a sentence about the problem. */
export const pageCount = ({ mode, wanted, lists, total }: WantedPages): PageCount => {
  if (wanted !== null && (!Number.isInteger(wanted) || wanted <= 0))
    return refuse('Number of Pages must be more than 0.')
  const empty = lists.find(({ rows }) => rows === 0)
  if (lists.length === 0 || empty)
    return refuse(`The list “${empty?.name ?? ''}” is empty. Add at least one value.`)
  if (mode === 'random' && wanted === null) return refuse('Enter the number of pages.')
  if (wanted !== null && BigInt(wanted) > total) {
    if (mode !== 'sequential')
      return refuse(`The lists have ${number(total)} combinations. Enter at most that many pages.`)
    const shortest = lists.reduce((one, other) => (other.rows < one.rows ? other : one))
    return refuse(
      `The list “${shortest.name}” has ${number(shortest.rows)} rows, fewer than ${number(wanted)} pages. Add rows, or enter fewer pages.`,
    )
  }
  const pages = wanted === null ? total : BigInt(wanted)
  if (pages > BigInt(turboLimits.pages))
    return refuse(
      `The lists give ${number(pages)} pages, more than the maximum of ${number(turboLimits.pages)}. Enter a number of pages.`,
    )
  return { ok: true, pages: Number(pages) }
}
