import type { ArticleDetails } from '@web2/contract/articles'
import { linkAddress } from '../../../../../lib/text/link-address.ts'

/** Returns details as they are stored: trimmed, without empty rows. */
export const cleanedDetails = (details: ArticleDetails): ArticleDetails => ({
  ...details,
  title: details.title.trim(),
  metaDescription: details.metaDescription.trim(),
  slug: details.slug.trim(),
  faq: details.faq
    .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
    .filter(({ question, answer }) => question !== '' || answer !== ''),
  links: details.links
    .map(({ section, anchor, url }) => ({ section, anchor: anchor.trim(), url: url.trim() }))
    .filter(({ anchor, url }) => anchor !== '' || url !== ''),
  images: details.images
    .map(({ section, idea, alt }) => ({ section, idea: idea.trim(), alt: alt.trim() }))
    .filter(({ idea, alt }) => idea !== '' || alt !== ''),
})

type Link = ArticleDetails['links'][number]

/** Returns why a link can't be placed; null if it can, or while its row is empty. `text`: its section's text. */
export const anchorProblem = ({ anchor, url }: Link, text: string | undefined): string | null => {
  if (anchor.trim() === '') return url.trim() === '' ? null : 'Enter the anchor text.'
  return text?.includes(anchor.trim()) ? null : 'The section doesn’t contain these words.'
}

/** Returns why the URL of a link can't be stored; null if it can, or while its row is empty. */
export const urlProblem = ({ anchor, url }: Link): string | null => {
  if (anchor.trim() === '' && url.trim() === '') return null
  const checked = linkAddress(url)
  return checked.ok ? null : checked.message
}

/** Returns the first reason why details can't be saved; null if they can. A link without its anchor is no reason. */
export const detailsProblem = (details: ArticleDetails): string | null => {
  const { title, faq, links, images } = cleanedDetails(details)
  if (title === '') return 'Enter a title.'
  if (faq.some(({ question, answer }) => question === '' || answer === ''))
    return 'Enter both question and answer in the FAQ.'
  if (links.some((link) => link.anchor === '')) return 'Enter the anchor text of each link.'
  if (links.some((link) => urlProblem(link) !== null)) return 'Correct the URLs of the links.'
  return images.some(({ idea }) => idea === '') ? 'Describe each image.' : null
}
