import { defaultTreeAdapter, Parser, type DefaultTreeAdapterTypes, type ParserOptions } from 'parse5'

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap

/** With scripting off, the content of noscript is parsed and kept. */
export const parserOptions = { scriptingEnabled: false, sourceCodeLocationInfo: false } as const

/** Characters between two progress reports. */
const stride = 500_000

export interface ParseOptions {
  /**
   * Maximum elements and comments, so that hostile text can't fill the memory; above it the result is null.
   */
  readonly most?: number
  /** Receives the parsed share, from 0 to 1. */
  readonly progress?: (part: number) => void
}

/** Returns the tree a browser builds for a page; null if it has more than `most` elements and comments. */
export const parseHtml = (
  html: string,
  { most = Infinity, progress }: ParseOptions = {},
): DefaultTreeAdapterTypes.Document | null => {
  let count = 0
  const options: ParserOptions<Tree> = {
    ...parserOptions,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...args) => {
        count += 1
        return defaultTreeAdapter.createElement(...args)
      },
      createCommentNode: (data) => {
        count += 1
        return defaultTreeAdapter.createCommentNode(data)
      },
    },
  }
  const parser = new Parser<Tree>(options)
  let at = 0
  do {
    const next = at + stride
    parser.tokenizer.write(html.slice(at, next), next >= html.length)
    at = next
    if (count > most) return null
    progress?.(Math.min(1, at / html.length))
  } while (at < html.length)
  return parser.document
}
