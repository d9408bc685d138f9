/** Article of the sample data. Its images are illustrations of a scene, drawn in `illustrations`. */
export interface SampleArticle {
  readonly business: 'garden' | 'dental'
  readonly title: string
  readonly keyword: string
  readonly slug: string
  /** At most 60 characters. */
  readonly metaTitle: string
  /** 120 to 155 characters. */
  readonly metaDescription: string
  /** Alt text of the featured image. */
  readonly featuredAlt: string
  /** Alt text of the image between introduction and body. */
  readonly imageAlt: string
  /** HTML above the image. */
  readonly introduction: string
  /** HTML below the image. */
  readonly body: string
}
