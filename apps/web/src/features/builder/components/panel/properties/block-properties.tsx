import { blockType, inputTypes, inputWidth, youtubeEmbedUrl, type NodeRecord } from '@web2/builder'
import { useId, type ReactNode } from 'react'
import { textPropOf } from '../../../text/text-prop.ts'
import { CommitInput, Row } from '../fields.tsx'
import styles from '../panel.module.css'
import { textIn, useProps } from '../use-props.ts'
import { CarouselProperties } from './carousel-properties.tsx'
import { NumberRow, SelectRow, TextRow, ToggleRow } from './prop-rows.tsx'

interface Properties {
  readonly record: NodeRecord
}

const notEmpty = (sentence: string) => (typed: string) => (typed.trim() === '' ? sentence : null)

const LinkProperties = ({ record }: Properties) => (
  <>
    {record.children.length === 0 && (
      <TextRow record={record} prop="content" label="Text" check={notEmpty('A link needs a text.')} />
    )}
    <TextRow
      record={record}
      prop="href"
      label="URL"
      inputMode="url"
      placeholder="https://… or about.html or tel:{nap.phone}"
      check={notEmpty('A link needs an URL.')}
    />
    <ToggleRow record={record} prop="newTab" label="Open in new tab" />
    <ToggleRow record={record} prop="nofollow" label="Nofollow" />
  </>
)

const HeadingProperties = ({ record }: Properties) => (
  <SelectRow
    record={record}
    prop="headingType"
    label="Heading type"
    options={['h1', 'h2', 'h3', 'h4', 'h5', 'h6']}
  />
)

const PictureProperties = ({ record }: Properties) => (
  <>
    <TextRow record={record} prop="imageUrl" label="Image URL" inputMode="url" placeholder="https://…" />
    <TextRow record={record} prop="alt" label="Alternative text" placeholder="What the picture shows" />
    <p className={styles.note}>
      Search engines and screen readers read the alternative text. Leave it empty only for decoration.
    </p>
  </>
)

const YoutubeProperties = ({ record }: Properties) => {
  const id = useId()
  const { set } = useProps(record)
  return (
    <>
      <Row label="Video URL" htmlFor={id}>
        <CommitInput
          id={id}
          label="Video URL"
          inputMode="url"
          value={textIn(record.props.url)}
          check={(typed) =>
            youtubeEmbedUrl(typed) === null
              ? 'This is no YouTube address. Copy the one of the video’s page or of its Share button.'
              : null
          }
          commit={(typed) => set({ url: youtubeEmbedUrl(typed) ?? undefined })}
        />
      </Row>
      <TextRow record={record} prop="title" label="Title" placeholder="What the video is about" />
    </>
  )
}

const InputProperties = ({ record }: Properties) => {
  const { setWidth } = useProps(record)
  const type = textIn(record.props.type)
  return (
    <>
      <SelectRow
        record={record}
        prop="type"
        label="Type"
        options={inputTypes}
        chosen={(chosen) => setWidth(inputWidth(chosen))}
      />
      {type !== 'radio' && type !== 'checkbox' && (
        <TextRow record={record} prop="placeholder" label="Placeholder" />
      )}
    </>
  )
}

const TextareaProperties = ({ record }: Properties) => (
  <>
    <NumberRow record={record} prop="rows" label="Rows" least={1} />
    <TextRow record={record} prop="placeholder" label="Placeholder" />
  </>
)

const ButtonProperties = ({ record }: Properties) => (
  <SelectRow record={record} prop="type" label="Type" options={['button', 'submit', 'reset']} />
)

const BusinessNote = () => (
  <p className={styles.note}>
    This block shows the business listing of the site. Change the listing, and every page that shows it
    follows at the next publish.
  </p>
)

const panels: Readonly<Record<string, (properties: Properties) => ReactNode>> = {
  Link: LinkProperties,
  Heading: HeadingProperties,
  Picture: PictureProperties,
  YouTube: YoutubeProperties,
  Input: InputProperties,
  Textarea: TextareaProperties,
  Button: ButtonProperties,
  Carousel: CarouselProperties,
}

const withOwnText: ReadonlySet<string> = new Set(['Heading', 'Paragraph', 'Span', 'Button', 'Text'])

/** The panel of a block's own properties; each element type has its own. */
export const BlockProperties = ({ record }: Properties) => {
  const type = blockType(record.componentName)
  const Panel = panels[type.name]
  const prop = textPropOf(record)
  // a link's panel has its text among its own fields
  const showsText =
    prop !== null && type.name !== 'Link' && (withOwnText.has(type.name) || textIn(record.props[prop]) !== '')
  return (
    <div className={styles.fields} style={{ paddingTop: 10 }}>
      {showsText && <TextRow record={record} prop={prop} label="Text" multiline />}
      {Panel && <Panel record={record} />}
      {type.group === 'business' && <BusinessNote />}
      {!Panel && !showsText && type.group !== 'business' && (
        <p className={styles.note}>
          {record.children.length > 0
            ? 'What this block shows lies in the blocks inside it. Its looks are in the tab Style.'
            : 'This block is empty. Drag blocks into it, or change its looks in the tab Style.'}
        </p>
      )}
    </div>
  )
}
