/** What an address below a preview link answers. */
export type PreviewAnswer =
  | { readonly kind: 'content'; readonly type: string; readonly body: string | Uint8Array }
  | { readonly kind: 'file'; readonly type: string; readonly path: string }
  /** A folder's address ends with a slash. */
  | { readonly kind: 'folder' }
  | undefined

export const htmlType = 'text/html; charset=utf-8'
