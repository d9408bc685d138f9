import { checkCustomCss } from '../../custom-css/custom-css.ts'
import { rewriteCssUrls, type RewriteCssUrl } from '../../styles/css-urls.ts'
import { escapeAttribute, escapeStyle } from '../export/escape.ts'

/** Whose CSS it is. */
export type CustomCssOwner = 'site' | 'page'

/** Attribute of the style element with custom CSS, by which an import finds it. */
export const customCssAttribute = 'data-custom-css'

/** Attribute that holds the text as typed, on pages that will be edited again, where not all of it is published. */
export const customCssSourceAttribute = 'data-source'

export interface CustomCssTagOptions {
  /** True for a page that will be edited again, which also keeps what is not published. */
  readonly keepsSource: boolean
  readonly rewriteUrl?: RewriteCssUrl
}

/** Returns the published part of custom CSS; an empty text if there is none. */
export const publishedCss = (source: string | undefined): string => {
  const css = source === undefined ? '' : checkCustomCss(source).css
  return css.trim() === '' ? '' : css
}

/** Returns the style element with the custom CSS of a site or page; an empty text if there is none. */
export const customCssTag = (
  owner: CustomCssOwner,
  source: string | undefined,
  { keepsSource, rewriteUrl }: CustomCssTagOptions,
): string => {
  const css = publishedCss(source)
  const kept = keepsSource && source !== undefined && source !== css ? source : undefined
  if (css === '' && kept === undefined) return ''
  const data = kept === undefined ? '' : ` ${customCssSourceAttribute}="${escapeAttribute(kept)}"`
  return `<style ${customCssAttribute}="${owner}"${data}>${escapeStyle(rewriteCssUrls(css, rewriteUrl))}</style>`
}
