import { Button } from '@mantine/core'
import type { Json, NodeRecord } from '@web2/builder'
import { CommitInput, Row } from '../fields.tsx'
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

const fields = [
  { name: 'title', label: 'Title' },
  { name: 'subtitle', label: 'Subtitle' },
  { name: 'background', label: 'Background' },
] as const

const newSlide: Slide = { background: '#3b4a6b', title: 'New slide', subtitle: '' }

/** Height, interval and slides; the last slide stays. */
export const CarouselProperties = ({ record }: { readonly record: NodeRecord }) => {
  const { set } = useProps(record)
  const slides = slidesOf(record.props.slides)
  const setSlides = (next: readonly Slide[]) => set({ slides: next as readonly Json[] })
  const change = (at: number, name: string, value: string) =>
    setSlides(slides.map((slide, place) => (place === at ? { ...slide, [name]: value } : slide)))

  return (
    <>
      <NumberRow record={record} prop="height" label="Height" least={1} />
      <NumberRow record={record} prop="interval" label="Interval" />
      {slides.map((slide, at) => (
        <div key={at} className={styles.slide} role="group" aria-label={`Slide ${at + 1}`}>
          {fields.map(({ name, label }) => (
            <Row key={name} label={label}>
              <CommitInput
                label={`Slide ${at + 1} ${label.toLowerCase()}`}
                value={textIn(slide[name])}
                placeholder={name === 'background' ? 'A color or the address of a picture' : undefined}
                commit={(typed) => change(at, name, typed)}
              />
            </Row>
          ))}
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            disabled={slides.length < 2}
            onClick={() => setSlides(slides.filter((_, place) => place !== at))}
          >
            Delete slide {at + 1}
          </Button>
        </div>
      ))}
      <Button size="xs" variant="default" onClick={() => setSlides([...slides, newSlide])}>
        Add slide
      </Button>
    </>
  )
}
