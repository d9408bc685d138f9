/** Response to a URL below a preview link. */
export type PreviewAnswer =
  | {
      readonly kind: 'content'
      readonly type: string
      readonly body: string | Uint8Array
      /** URLs that forms of the page may ask; without it, forms do nothing. */
      readonly asks?: readonly string[]
    }
  | { readonly kind: 'file'; readonly type: string; readonly path: string }
  /** Redirect to the folder's URL with a trailing slash. */
  | { readonly kind: 'folder' }
  | undefined

export const htmlType = 'text/html; charset=utf-8'
