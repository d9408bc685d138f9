import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { Json, NodeRecord } from '@web2/builder'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { Row } from '../../fields/field-row.tsx'
import styles from '../panel.module.css'
import { textIn, useProps } from '../use-props.ts'
import { NumberRow } from './prop-rows.tsx'

type Slide = Readonly<Record<string, Json | undefined>>

const slidesOf = (value: Json | undefined): readonly Slide[] =>
  Array.isArray(value)
    ? value.map((slide: Json) =>
        typeof slide === 'object' && slide !== null && !Array.isArray(slide) ? (slide as Slide) : {},
      )
    : []

/** Returns a further slide, on the color of the last one so that it fits the page. */
const newSlide = (slides: readonly Slide[]): Slide => {
  const last = textIn(slides.at(-1)?.background)
  return { background: last.startsWith('var(') ? last : '#3b4a6b', title: 'New slide', subtitle: '' }
}

/** Moves a slide one position up or down. */
const swapped = (slides: readonly Slide[], at: number, to: number): readonly Slide[] => {
  const taken = slides[at]
  return taken ? slides.toSpliced(at, 1).toSpliced(to, 0, taken) : slides
}

const Slides = ({ record }: { readonly record: NodeRecord }) => {
  const { set } = useProps([record])
  const slides = slidesOf(record.props.slides)
  const setSlides = (next: readonly Slide[], label: string) => set({ slides: next as readonly Json[] }, label)
  const change = (at: number, name: string) => (value: string) =>
    setSlides(
      slides.map((slide, place) => (place === at ? { ...slide, [name]: value } : slide)),
      `Change slide ${at + 1}`,
    )
  return (
    <>
      {slides.map((slide, at) => {
        const name = (field: string) => `Slide ${at + 1} ${field}`
        return (
          <div key={at} className={styles.slide} role="group" aria-label={`Slide ${at + 1}`}>
            <div className={styles.slideHead}>
              <span>Slide {at + 1}</span>
              <button
                type="button"
                className={controls.iconButton}
                aria-label={`Move slide ${at + 1} up`}
                disabled={at === 0}
                onClick={() => setSlides(swapped(slides, at, at - 1), 'Move slide')}
              >
                <IconArrowUp size={14} />
              </button>
              <button
                type="button"
                className={controls.iconButton}
                aria-label={`Move slide ${at + 1} down`}
                disabled={at === slides.length - 1}
                onClick={() => setSlides(swapped(slides, at, at + 1), 'Move slide')}
              >
                <IconArrowDown size={14} />
              </button>
              <button
                type="button"
                className={controls.iconButton}
                aria-label={`Delete slide ${at + 1}`}
                title={slides.length < 2 ? 'A carousel needs at least one slide' : undefined}
                disabled={slides.length < 2}
                onClick={() =>
                  setSlides(
                    slides.filter((_, place) => place !== at),
                    'Delete slide',
                  )
                }
              >
                <IconTrash size={14} />
              </button>
            </div>
            <Row label="Title">
              <CommitInput label={name('title')} value={textIn(slide.title)} commit={change(at, 'title')} />
            </Row>
            <Row label="Subtitle">
              <CommitInput
                label={name('subtitle')}
                value={textIn(slide.subtitle)}
                commit={change(at, 'subtitle')}
              />
            </Row>
            <Row label="Background">
              <ImageUrlField
                label={name('background')}
                value={textIn(slide.background)}
                placeholder="Color or image URL"
                commit={change(at, 'background')}
              />
            </Row>
          </div>
        )
      })}
      <Button
        size="xs"
        variant="default"
        onClick={() => setSlides([...slides, newSlide(slides)], 'Add slide')}
      >
        Add slide
      </Button>
    </>
  )
}

/** Height, interval and slides; the last slide can't be removed. */
export const CarouselProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const [first] = records
  return (
    <>
      <div className={styles.pair}>
        <NumberRow records={records} prop="height" label="Height" least={1} />
        <NumberRow records={records} prop="interval" label="Interval" />
      </div>
      <p className={styles.note}>
        Height in px, time per slide in ms. With an interval of 0, slides change only when swiped.
      </p>
      {records.length === 1 && first ? (
        <Slides record={first} />
      ) : (
        <p className={styles.note}>Select a single carousel to edit its slides.</p>
      )}
    </>
  )
}
