import { Group, SegmentedControl, Text } from '@mantine/core'
import type { Breakpoint } from '@web2/builder'
import { turboLimits } from '@web2/contract/generator'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PagerButtons } from '../../../ui/form/pager-buttons.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { checkSentence } from '../check/check-sentences.ts'
import generator from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'
import { LivePage } from './live-page.tsx'
import classes from './preview.module.css'
import { usePreview } from './use-preview.ts'

const widths = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'mobile', label: 'Mobile' },
]

/** Returns the number of pages as a status, such as “200 pages · 200 combinations”. */
export const PageCount = () => {
  const { check, isOld } = useWizard()
  return (
    <Text size="sm" c="dimmed" role="status" aria-busy={isOld}>
      {check === undefined ? '' : checkSentence(check)}
    </Text>
  )
}

interface PagerProps {
  readonly at: number
  readonly count: number
  readonly onShow: (at: number) => void
}

const Pager = ({ at, count, onShow }: PagerProps) => (
  <Group gap={6} wrap="nowrap">
    <PagerButtons noun="page" at={at} count={count} onShow={onShow} />
    <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      Page {(at + 1).toLocaleString('en')}
    </Text>
  </Group>
)

/** The number of pages, and one of them as it will look. */
export const LiveResult = () => {
  const { definition, check, openPreview } = useWizard()
  const [index, setIndex] = useState(0)
  const [breakpoint, setBreakpoint] = useState<Breakpoint>(openPreview === undefined ? 'desktop' : 'mobile')
  const preview = usePreview(definition, index)
  const count = Math.max(1, Math.min(check?.pages ?? 1, turboLimits.previewedPages))
  const page = preview.data
  return (
    <section aria-label="Live preview" className={classes.result}>
      <div className={classes.bar}>
        <PageCount />
        <Group gap="sm">
          <Pager at={Math.min(page?.index ?? index, count - 1)} count={count} onShow={setIndex} />
          <SegmentedControl
            size="xs"
            aria-label="Preview width"
            data={widths}
            value={breakpoint}
            onChange={(next) => setBreakpoint(next as Breakpoint)}
          />
        </Group>
      </div>
      {preview.isError && (
        <Failure message={sentenceFor(preview.error)} onRetry={() => void preview.refetch()} />
      )}
      {page === undefined && preview.isPending && <Waiting label="Loading the preview" />}
      {page !== undefined && (
        <>
          <Text size="xs" c="dimmed">
            Select a text, image or section to vary it. AI texts are generated with the sample.
          </Text>
          <div className={classes.window} aria-busy={preview.isPlaceholderData}>
            <div className={classes.meta}>
              <Text size="sm" fw={600} truncate title={page.title}>
                {page.title === '' ? page.name : page.title}
              </Text>
              <Text className={`${generator.path} ${generator.cut}`} c="dimmed">
                /{page.path}
              </Text>
            </div>
            <LivePage preview={page} breakpoint={breakpoint} />
          </div>
        </>
      )}
    </section>
  )
}
