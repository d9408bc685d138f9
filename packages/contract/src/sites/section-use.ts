/** Record that shows a section: a page of a site, a standalone page, another section, or a template. */
export interface ModuleUsePlace {
  kind: 'site' | 'page' | 'section' | 'template'
  /** Id of the record to open. */
  _id: string
  name: string
  /** Only for a page of a site. */
  pageId?: string
  pageName?: string
}

/** References to a section. */
export interface ModuleUses {
  _id: string
  total: number
  /** The first of them by name. */
  data: ModuleUsePlace[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'module-uses': { record: ModuleUses }
  }
}
