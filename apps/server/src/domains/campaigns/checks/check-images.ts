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
          finding: `The user connected to ${address} can’t upload images, and ${articlesWith(articles.length, { one: 'has images', many: 'have images' })}.`,
          rule: 'Posts aren’t published without their images. Ask an administrator of the blog to make this user an Author or Editor, then verify the property again.',
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
      `${imagesText(images)} in posts to ${address} must be added manually.`,
      'This platform doesn’t accept uploads. Download the images when you paste each post.',
    )
  if (way === 'in-text')
    return warning(
      `${imagesText(images)} in posts to ${address} will be embedded in the text.`,
      'This platform doesn’t accept uploads. Images are reduced and embedded in the posts, which then load more slowly.',
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
          finding: `${articlesWith(broken.length, { one: 'uses an image that is', many: 'use images that are' })} no longer in your media library.`,
          rule: 'Posts aren’t published without their images. Replace or remove them.',
          mend: articleFixes(broken),
        },
      ]),
  ...places.flatMap(byHand),
]
