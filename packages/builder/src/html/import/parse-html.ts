import { defaultTreeAdapter, Parser, type DefaultTreeAdapterTypes, type ParserOptions } from 'parse5'

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap

/** With scripting off, the content of noscript is part of the tree and is kept. */
export const parserOptions = { scriptingEnabled: false, sourceCodeLocationInfo: false } as const

/** Characters between two progress reports. */
const stride = 500_000

export interface ParseOptions {
  /** Elements and comments after which the answer is null, so that a hostile text can not fill the memory. */
  readonly most?: number
  /** Receives the part that has been read, from 0 to 1. */
  readonly progress?: (part: number) => void
}

/** The tree that a browser makes of a page; null when it has more than `most` elements and comments. */
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
