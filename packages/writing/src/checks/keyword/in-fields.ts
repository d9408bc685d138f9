import type { ArticleField, Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'

interface FieldCheck {
  readonly field: ArticleField
  readonly label: string
  readonly weight: number
  /** Name of the field within a sentence. */
  readonly name: string
}

/** Checks one field for the keyword; empty fields are covered by another check. */
const inField = ({ field, label, weight, name }: FieldCheck): Check => ({
  id: `keyword-in-${field === 'metaTitle' ? 'meta-title' : field === 'metaDescription' ? 'meta-description' : field}`,
  group: 'keyword',
  label,
  weight,
  look: (study) => {
    const { keyword, input } = study
    if (keyword.words.length === 0 || input[field].trim() === '') return null
    if (keyword.find(input[field]).length > 0)
      return { status: 'good', reason: `The ${name} contains the keyword.` }
    const places = [fieldPlace(study, field)]
    if (keyword.hasAll(input[field]))
      return field === 'slug'
        ? { status: 'good', reason: `The ${name} contains every word of the keyword.` }
        : {
            status: 'could-be-better',
            reason: `The ${name} contains the words of the keyword, but not as a phrase. Use the exact keyword.`,
            places,
          }
    return { status: 'problem', reason: `The ${name} doesn’t contain the keyword. Add it.`, places }
  },
})

export const keywordInSlug = inField({ field: 'slug', label: 'Keyword in slug', weight: 1, name: 'slug' })

export const keywordInMetaTitle = inField({
  field: 'metaTitle',
  label: 'Keyword in meta title',
  weight: 1,
  name: 'meta title',
})

export const keywordInMetaDescription = inField({
  field: 'metaDescription',
  label: 'Keyword in meta description',
  weight: 1,
  name: 'meta description',
})
