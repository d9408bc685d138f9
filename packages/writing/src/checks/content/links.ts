import type { ArticleLink, ArticlePicture } from '../../text/article-text.ts'
import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'
import { linksOfKind } from './link-kinds.ts'

export const internalLinks: Check = {
  id: 'internal-links',
  group: 'content',
  label: 'Internal links',
  weight: 1,
  look: (study) => {
    if (study.wordCount === 0) return null
    const links = linksOfKind(study, 'internal')
    return links.length > 0
      ? {
          status: 'good',
          measured: links.length,
          reason: `${counted(links.length, 'link points', 'links point')} to your own pages.`,
          places: textLocations(study, links),
        }
      : {
          status: 'could-be-better',
          measured: 0,
          reason: 'No links to your own pages. Link to a related one.',
        }
  },
}

export const outboundLinks: Check = {
  id: 'outbound-links',
  group: 'content',
  label: 'Outbound links',
  weight: 1,
  look: (study) => {
    if (study.wordCount === 0) return null
    const links = linksOfKind(study, 'outbound')
    if (links.length === 0)
      return {
        status: 'could-be-better',
        measured: 0,
        reason: 'No links to other sites. Link to a source your readers trust.',
      }
    const followed = links.filter(({ rel }) => !/\b(?:nofollow|sponsored|ugc)\b/i.test(rel))
    return {
      status: 'good',
      measured: links.length,
      reason:
        followed.length === links.length
          ? `${counted(links.length, 'link points', 'links point')} to other sites.`
          : `${counted(links.length, 'link points', 'links point')} to other sites, ${links.length - followed.length} of them marked nofollow, sponsored or ugc.`,
      places: textLocations(study, links),
    }
  },
}

/** Returns true if one of the images, given in text order, is inside the link. */
const hasPicture = (link: ArticleLink, pictures: readonly ArticlePicture[]): boolean => {
  const isBefore = ({ block, from }: ArticlePicture) =>
    block < link.block || (block === link.block && from < link.from)
  let [low, high] = [0, pictures.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(pictures[middle]!)) low = middle + 1
    else high = middle
  }
  const first = pictures[low]
  return first !== undefined && first.block === link.block && first.from < link.to
}

export const linkTexts: Check = {
  id: 'link-texts',
  group: 'content',
  label: 'Anchor text',
  weight: 1,
  look: (study) => {
    const { links, pictures } = study.text
    if (links.length === 0) return null
    const named = pictures.filter(({ alt }) => alt.trim() !== '')
    const silent = links.filter((link) => link.text === '' && !hasPicture(link, named))
    const vague = links.filter(({ text }) =>
      /^(?:(?:click )?here|(?:read|learn|see)? ?more|link|this)[.!…]*$/i.test(text),
    )
    if (silent.length + vague.length === 0)
      return { status: 'good', measured: 0, reason: 'Every link has descriptive anchor text.' }
    return {
      status: silent.length > 0 ? 'problem' : 'could-be-better',
      measured: silent.length + vague.length,
      reason:
        silent.length > 0
          ? `${counted(silent.length, 'link has', 'links have')} no anchor text. Add text that describes the target.`
          : `${counted(vague.length, 'link has', 'links have')} generic anchor text such as “here” or “more”. Describe the target instead.`,
      places: textLocations(study, [...silent, ...vague]),
    }
  },
}
