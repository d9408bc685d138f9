import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { introductionId, type ArticleDetails, type GenerationCard } from '@web2/contract/articles'
import { useState } from 'react'
import { counted } from '../../../../../lib/text/counted.ts'
import { Cell, FormSection } from '../../../../../ui/form/form-section.tsx'
import { EntryRows } from '../steps/entry-rows.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { useStepDraft } from '../steps/use-step-draft.ts'
import { anchorProblem, cleanedDetails, detailsProblem, urlProblem } from './details-values.ts'
import classes from './details.module.css'

interface DetailsStepProps {
  readonly card: GenerationCard
  /** Cards of the sections in reading order. */
  readonly sections: readonly GenerationCard[]
  readonly canWrite: boolean
}

type Section = Pick<GenerationCard, 'section' | 'title' | 'text'>

const optionsOf = (sections: readonly Section[], chosen: string) => {
  const known = sections.map(({ section, title }) => ({
    value: section ?? '',
    label: section === introductionId ? 'Introduction' : title,
  }))
  return known.some(({ value }) => value === chosen)
    ? known
    : [{ value: chosen, label: 'Removed section' }, ...known]
}

const EditedDetails = ({ stored, ...props }: DetailsStepProps & { readonly stored: ArticleDetails }) => {
  const { card, canWrite } = props
  const draft = useStepDraft(card, stored, cleanedDetails)
  const [isTried, setTried] = useState(false)
  const { title, metaDescription, slug, faqHeading, faq, links, images } = draft.values
  const sections = props.sections.filter(({ type, section }) => type === 'paragraph' && section !== null)
  const first = sections[0]?.section ?? introductionId
  const textOf = (id: string) => sections.find(({ section }) => section === id)?.text
  const readOnly = !canWrite
  return (
    <>
      <div className="card">
        <FormSection title="Search result">
          <Cell span={6}>
            <TextInput
              label="Title"
              withAsterisk
              description={counted(title.length, 'character')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={150}
              readOnly={readOnly}
              value={title}
              error={isTried && title.trim() === '' ? 'Enter a title.' : null}
              onChange={(event) => draft.change({ title: event.currentTarget.value })}
            />
          </Cell>
          <Cell span={6}>
            <Textarea
              label="Meta description"
              description={counted(metaDescription.length, 'character')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={300}
              readOnly={readOnly}
              value={metaDescription}
              onChange={(event) => draft.change({ metaDescription: event.currentTarget.value })}
            />
          </Cell>
          <Cell span={6}>
            <TextInput
              label="URL ending"
              maxLength={120}
              autoComplete="off"
              readOnly={readOnly}
              value={slug}
              onChange={(event) => draft.change({ slug: event.currentTarget.value })}
            />
          </Cell>
        </FormSection>
        <FormSection title="FAQ" text="Questions and answers at the end of the article.">
          <Cell span={6}>
            <TextInput
              label="Heading"
              maxLength={100}
              readOnly={readOnly}
              value={faqHeading}
              onChange={(event) => draft.change({ faqHeading: event.currentTarget.value })}
            />
          </Cell>
          <Cell span={6}>
            <EntryRows
              label="Questions and answers"
              noun="question"
              rows={faq}
              blank={{ question: '', answer: '' }}
              most={8}
              canWrite={canWrite}
              onChange={(next) => draft.change({ faq: next })}
            >
              {(row, change, name) => (
                <div className={classes.stack}>
                  <TextInput
                    aria-label={name}
                    placeholder="Question"
                    maxLength={200}
                    readOnly={readOnly}
                    value={row.question}
                    onChange={(event) => change({ ...row, question: event.currentTarget.value })}
                  />
                  <Textarea
                    aria-label={`Answer to ${name.toLowerCase()}`}
                    placeholder="Answer"
                    autosize
                    minRows={2}
                    maxRows={10}
                    maxLength={1_500}
                    readOnly={readOnly}
                    value={row.answer}
                    onChange={(event) => change({ ...row, answer: event.currentTarget.value })}
                  />
                </div>
              )}
            </EntryRows>
          </Cell>
        </FormSection>
        <FormSection
          title="Links"
          text="The first occurrence of the anchor text in the section becomes the link."
        >
          <Cell span={6}>
            <EntryRows
              label="Links to your pages"
              description="Section, anchor text and URL"
              noun="link"
              rows={links}
              blank={{ section: first, anchor: '', url: '' }}
              most={10}
              canWrite={canWrite}
              onChange={(next) => draft.change({ links: next })}
            >
              {(row, change, name) => (
                <div className={classes.grid}>
                  <NativeSelect
                    aria-label={`Section of ${name.toLowerCase()}`}
                    data={optionsOf(sections, row.section)}
                    disabled={readOnly}
                    value={row.section}
                    onChange={(event) => change({ ...row, section: event.currentTarget.value })}
                  />
                  <TextInput
                    aria-label={`Anchor text of ${name.toLowerCase()}`}
                    placeholder="Anchor text"
                    maxLength={150}
                    readOnly={readOnly}
                    value={row.anchor}
                    error={anchorProblem(row, textOf(row.section))}
                    onChange={(event) => change({ ...row, anchor: event.currentTarget.value })}
                  />
                  <TextInput
                    aria-label={`URL of ${name.toLowerCase()}`}
                    placeholder="https://www.example.com/page"
                    maxLength={2_000}
                    readOnly={readOnly}
                    value={row.url}
                    error={urlProblem(row)}
                    onChange={(event) => change({ ...row, url: event.currentTarget.value })}
                  />
                </div>
              )}
            </EntryRows>
          </Cell>
        </FormSection>
        <FormSection title="Images" text="Ideas for images. Add the images themselves in the editor.">
          <Cell span={6}>
            <EntryRows
              label="Image ideas"
              description="Section, subject and alt text"
              noun="image"
              rows={images}
              blank={{ section: first, idea: '', alt: '' }}
              most={10}
              canWrite={canWrite}
              onChange={(next) => draft.change({ images: next })}
            >
              {(row, change, name) => (
                <div className={classes.grid}>
                  <NativeSelect
                    aria-label={`Section of ${name.toLowerCase()}`}
                    data={optionsOf(sections, row.section)}
                    disabled={readOnly}
                    value={row.section}
                    onChange={(event) => change({ ...row, section: event.currentTarget.value })}
                  />
                  <Textarea
                    aria-label={`Idea of ${name.toLowerCase()}`}
                    placeholder="Subject of the image"
                    autosize
                    minRows={1}
                    maxRows={6}
                    maxLength={400}
                    readOnly={readOnly}
                    value={row.idea}
                    onChange={(event) => change({ ...row, idea: event.currentTarget.value })}
                  />
                  <TextInput
                    aria-label={`Alt text of ${name.toLowerCase()}`}
                    placeholder="Alt text"
                    maxLength={125}
                    readOnly={readOnly}
                    value={row.alt}
                    onChange={(event) => change({ ...row, alt: event.currentTarget.value })}
                  />
                </div>
              )}
            </EntryRows>
          </Cell>
        </FormSection>
      </div>
      {canWrite && (
        <StepBar
          step="details"
          draft={draft}
          problem={detailsProblem(draft.values)}
          onRefused={() => setTried(true)}
        />
      )}
    </>
  )
}

/** Details of a planned article: title, description, FAQ, links and image ideas. */
export const DetailsStep = (props: DetailsStepProps) => (
  <StepFrame
    step="details"
    card={props.card}
    text="The title, the description and the other parts of the article."
    canWrite={props.canWrite}
  >
    {(stored) => <EditedDetails {...props} stored={stored} />}
  </StepFrame>
)
