/** A place that shows a section: a page of a site, a page of its own, another section, or a template. */
export interface ModuleUsePlace {
  kind: 'site' | 'page' | 'section' | 'template'
  /** The record to open. */
  _id: string
  name: string
  /** For a page of a site. */
  pageId?: string
  pageName?: string
}

/** Where a section is shown. */
export interface ModuleUses {
  _id: string
  total: number
  /** The first of them by name. */
  data: ModuleUsePlace[]
}
