import type { CampaignCheck } from '@web2/contract/campaigns'
import { articlesWith, articleFixes } from './check-finding.ts'
import type { ImageFacts, ImagePlaceFact } from './image-facts.ts'

const imagesText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'image' : 'images'}`

const mayNotUpload = ({ place, address, way, articles }: ImagePlaceFact): CampaignCheck[] =>
  way !== 'uploaded' || place.takesImages !== false || place.propertyId === null
    ? []
    : [
        {
          kind: 'images',
          level: 'blocking',
          platform: place.platform,
          finding: `The user that is connected to ${address} may not upload images, and ${articlesWith(articles.length, { one: 'has some', many: 'have some' })}.`,
          rule: 'No post goes out without its images. An administrator of the blog can give this user the role Author or Editor; then verify the property again.',
          mend: [
            { kind: 'property', _id: place.propertyId, title: place.propertyName },
            { kind: 'step', step: 'targets' },
          ],
        },
      ]

const byHand = ({ place, address, way, images, articles }: ImagePlaceFact): CampaignCheck[] => {
  const warning = (finding: string, rule: string): CampaignCheck[] => [
    {
      kind: 'images',
      level: 'warning',
      platform: place.platform,
      finding,
      rule,
      mend: articleFixes(articles),
    },
  ]
  if (way === 'by-hand')
    return warning(
      `${imagesText(images)} of posts to ${address} ${images === 1 ? 'has' : 'have'} to be added by hand.`,
      'This platform takes no uploads. The images are offered as downloads beside the text that is pasted.',
    )
  if (way === 'in-text')
    return warning(
      `${imagesText(images)} of posts to ${address} ${images === 1 ? 'is' : 'are'} made part of the text.`,
      'This platform takes no uploads. The images are made smaller and stored in the posts themselves, which load more slowly.',
    )
  return []
}

/** Checks for images that can't be uploaded, or not automatically. */
export const checkImages = ({ places, broken }: ImageFacts): CampaignCheck[] => [
  ...places.flatMap(mayNotUpload),
  ...(broken.length === 0
    ? []
    : [
        {
          kind: 'images' as const,
          level: 'blocking' as const,
          platform: null,
          finding: `${articlesWith(broken.length, { one: 'shows an image', many: 'show images' })} that your library does not have any more.`,
          rule: 'No post goes out without its images. Replace them, or take them out.',
          mend: articleFixes(broken),
        },
      ]),
  ...places.flatMap(byHand),
]
