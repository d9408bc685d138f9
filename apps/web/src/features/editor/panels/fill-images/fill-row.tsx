import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { imageCredit, type FoundImage } from '@web2/contract/media'
import { useId, type ReactNode } from 'react'
import type { Filling } from '../../document/filling/filling.ts'
import { isOwnPlace, type PlaceFill } from '../../document/filling/fill-state.ts'
import { DrawingFrame, ImageFrame } from './place-frames.tsx'
import styles from './fill-images.module.css'

interface FillRowProps {
  readonly fill: PlaceFill
  /** Title of the section around the place, as visitors read it. */
  readonly section: string
  readonly filling: Filling
  /** Lets a user choose or make an image for the place. */
  readonly choose: (fill: PlaceFill, from: 'uploads' | 'all' | 'generate') => void
}

/** Author, source and license of a suggested image. */
const Origin = ({ image }: { readonly image: FoundImage }) => (
  <span className={styles.licence}>
    <Anchor href={image.link} target="_blank" rel="noopener" inherit>
      {imageCredit(image)}
    </Anchor>
    {' · '}
    {image.licenceUrl === null ? (
      image.licence
    ) : (
      <Anchor href={image.licenceUrl} target="_blank" rel="noopener" inherit>
        {image.licence}
      </Anchor>
    )}
    {image.creditRequired && ' · Credit required'}
  </span>
)

const Small = ({
  onClick,
  isPressed,
  children,
}: {
  readonly onClick: () => void
  readonly isPressed?: boolean
  readonly children: ReactNode
}) => (
  <Button size="compact-sm" variant="default" aria-pressed={isPressed} onClick={onClick}>
    {children}
  </Button>
)

/** What there is to say about the search for a place. */
const SearchState = ({ fill }: { readonly fill: PlaceFill }) => {
  const { suggestion, own, failure } = fill
  if (failure !== null)
    return (
      <Text size="sm" c="var(--mantine-color-error)">
        Not added: {failure}
      </Text>
    )
  if (own) return <span className={styles.licence}>{own.rights?.credit ?? 'From your images'}</span>
  if (suggestion.kind === 'found') return <Origin image={suggestion.image} />
  if (suggestion.kind === 'failed')
    return (
      <Text size="sm" c="var(--mantine-color-error)">
        {suggestion.sentence}
      </Text>
    )
  if (suggestion.kind === 'none')
    return <Text size="sm">No image found. The drawing stays unless you choose one.</Text>
  return null
}

/** One place: its drawing, the suggested image, and what to do with it. */
export const FillRow = ({ fill, section, filling, choose }: FillRowProps) => {
  const id = useId()
  const { place, suggestion, own, isKept } = fill
  const isOwn = isOwnPlace(fill)
  const hasImage = own !== null || suggestion.kind === 'found'
  const name = [place.page, section || 'Section without a title'].filter(Boolean).join(' · ')
  return (
    <li>
      <div className={styles.row} role="group" aria-labelledby={`${id} ${id}-words`} data-kept={isKept}>
        <DrawingFrame place={place} />
        <ImageFrame fill={fill} />
        <div className={styles.details}>
          <h3 id={id} className={styles.place}>
            {name}
          </h3>
          <span id={`${id}-words`} className={styles.words}>
            {isOwn ? 'What to photograph' : 'What fits'}: {place.wish.words}
          </span>
          <SearchState fill={fill} />
          {hasImage && !isKept && (
            <TextInput
              size="xs"
              label="Alt text"
              placeholder="Describe the image"
              maxLength={500}
              value={fill.alt}
              onChange={(event) => filling.change(place.key, { alt: event.currentTarget.value })}
            />
          )}
          <div className={styles.actions}>
            {suggestion.kind === 'found' && own === null && !isKept && (
              <Small onClick={() => void filling.another(place.key)}>Another image</Small>
            )}
            {hasImage && (
              <Small isPressed={isKept} onClick={() => filling.change(place.key, { isKept: !isKept })}>
                Keep drawing
              </Small>
            )}
            {isOwn ? (
              <Small onClick={() => choose(fill, 'uploads')}>Choose from your images</Small>
            ) : (
              <>
                <Small onClick={() => choose(fill, 'all')}>Choose image…</Small>
                <Small onClick={() => choose(fill, 'generate')}>Generate…</Small>
              </>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}
