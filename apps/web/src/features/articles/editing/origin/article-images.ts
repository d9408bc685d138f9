import type { Article } from '@web2/contract/articles'

/** An image that an article shows. */
export interface ArticleImage {
  readonly url: string
  /** How a list names it: its alt text, else its file. */
  readonly name: string
}

const fileOf = (url: string): string => {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  const file = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(file) || url
  } catch {
    return file
  }
}

/** Returns the images of an article, each once: the featured image, and those in the text in its order. */
export const articleImages = ({
  text,
  featuredImage,
}: Pick<Article, 'text' | 'featuredImage'>): readonly ArticleImage[] => {
  const found = new Map<string, string>()
  if (featuredImage !== '') found.set(featuredImage, 'Featured image')
  // a parsed document loads nothing
  for (const image of new DOMParser().parseFromString(text, 'text/html').querySelectorAll('img')) {
    const url = image.getAttribute('src') ?? ''
    if (url !== '' && !found.has(url)) found.set(url, image.alt.trim() || fileOf(url))
  }
  return [...found].map(([url, name]) => ({ url, name }))
}
