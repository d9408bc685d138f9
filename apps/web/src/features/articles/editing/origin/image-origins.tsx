import { Anchor, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Article } from '@web2/contract/articles'
import { imageGeneratorFacts, imageStem, type ImageRights } from '@web2/contract/media'
import { useMemo } from 'react'
import { rightsOfPictures } from '../../../media/images/images-api.ts'
import { articleImages, type ArticleImage } from './article-images.ts'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

const Linked = ({ href, text }: { readonly href: string | null; readonly text: string }) =>
  href !== null && /^https?:/.test(href) ? (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm">
      {text}
    </Anchor>
  ) : (
    text
  )

const unknownOrigin = (url: string): string => {
  if (url.startsWith('/media/')) return 'Uploaded'
  return URL.canParse(url) ? `From ${new URL(url).host}, license unknown` : 'Unknown origin'
}

/** Services by the name that is stored with an image; those of earlier releases may have others. */
const services: Readonly<Partial<Record<string, { readonly title: string }>>> = imageGeneratorFacts

interface OriginProps {
  readonly image: ArticleImage
  /** Undefined if nothing is known. */
  readonly rights: ImageRights | undefined
}

const Origin = ({ image, rights }: OriginProps) => {
  if (rights === undefined) return unknownOrigin(image.url)
  const { source, sourceTitle, model, cost, prompt, credit, link, licence, licenceUrl } = rights
  // a stock image has no prompt
  if (prompt !== null) {
    const by = [services[source]?.title ?? sourceTitle, model, cost === null ? null : money.format(cost)]
    return `Generated with ${by.filter(Boolean).join(', ')}`
  }
  return (
    <>
      <Linked href={link} text={credit} />
      {licence !== '' && !credit.includes(licence) && (
        <>
          {' · '}
          <Linked href={licenceUrl} text={licence} />
        </>
      )}
    </>
  )
}

/** Origin of each image in an article: the service that generated it, or its source with author and license. */
export const ImageOrigins = ({ article }: { readonly article: Pick<Article, 'text' | 'featuredImage'> }) => {
  const { text, featuredImage } = article
  const images = useMemo(() => articleImages({ text, featuredImage }), [text, featuredImage])
  const known = useQuery({ ...rightsOfPictures(images.map(({ url }) => url)), enabled: images.length > 0 })
  if (images.length === 0 || known.data === undefined) return null
  return (
    <div>
      <Text size="sm" fw={500}>
        Images
      </Text>
      <List size="sm" aria-label="Images" style={{ overflowWrap: 'anywhere' }}>
        {images.map((image) => (
          <List.Item key={image.url}>
            {image.name}: <Origin image={image} rights={known.data.get(imageStem(image.url))} />
          </List.Item>
        ))}
      </List>
    </div>
  )
}
