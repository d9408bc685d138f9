import { Button, Checkbox, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SiteTemplate } from '@web2/contract/sites'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import type { SiteTemplateReport } from '../../../document/pages/site-in-template.ts'
import { completedBy, latestChange, latestUndo } from '../../../document/pages/site-template.ts'
import { BulkRows } from '../../bulk/bulk-rows.tsx'
import bulk from '../../bulk/bulk.module.css'
import { useBuilder } from '../../session/use-editor.ts'
import { ChangeReport } from './change-report.tsx'

interface AllPagesProps {
  readonly template: Pick<SiteTemplate, '_id' | 'name'>
  readonly siteId: string
  readonly close: () => void
  /** Goes back to the choice of a template. */
  readonly back: () => void
  /** The dialog can't be closed while pages change. */
  readonly setBusy: (isBusy: boolean) => void
  readonly onDone: () => void
}

interface Count {
  readonly done: number
  readonly total: number
}

const load = () => import('../../../document/pages/site-in-template.ts')

/** Plan of the change for each page of a site, then the change itself and its result. */
export const AllPages = ({ template, siteId, close, back, setBusy, onDone }: AllPagesProps) => {
  const { editor, canvas, opened } = useBuilder()
  const [pageId] = useState(() => opened.key().split('/')[1] ?? '')
  const [count, setCount] = useState<Count | null>(null)
  const [adds, setAdds] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [report, setReport] = useState<SiteTemplateReport | null>(null)
  const isStopped = useRef(false)
  const isGone = useRef(false)
  const tell = (done: number, total: number) => setCount({ done, total })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const plan = useQuery({
    queryKey: ['template-plan', siteId, template._id],
    queryFn: async () => {
      const { planSiteTemplate } = await load()
      return planSiteTemplate(siteId, { pageId, editor }, template._id, tell, () => isGone.current)
    },
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })

  const change = async () => {
    if (!plan.data) return
    isStopped.current = false
    setFailure(null)
    setCount(null)
    setChanging(true)
    setBusy(true)
    try {
      const { changeSiteTemplate } = await load()
      canvas.get()?.machine.rest()
      const next = await changeSiteTemplate({
        ...{ siteId, open: { pageId, editor }, templateId: template._id, plan: plan.data, tell },
        add: adds ? plan.data.added.map(({ slug }) => slug) : [],
        isOver: () => isStopped.current,
      })
      const whole = report ? completedBy(report.change, next.change) : next.change
      setReport({ ...next, change: whole })
      // a change that found nothing to do leaves the earlier one to be undone
      if (whole.pages.length > 0) latestChange.set(whole)
      latestUndo.set(null)
      onDone()
    } catch (error) {
      setFailure(sentenceFor(error))
    } finally {
      setChanging(false)
      setBusy(false)
    }
  }

  const { data } = plan
  const undo = latestUndo.use()
  const isUndoing = undo !== null && undo.progress !== null
  const isUndone = undo !== null && !isUndoing
  const hasRest = report !== null && !isUndone && (report.failed.length > 0 || report.left > 0)
  const changed = report?.change.pages.length ?? 0
  return (
    <>
      {/* a long list is scrolled by keyboard, too */}
      <div className={bulk.scroll} role="group" aria-label="Pages" tabIndex={0}>
        {failure !== null && <Failure message={failure} onRetry={() => void change()} />}
        {plan.isError && <Failure message={sentenceFor(plan.error)} onRetry={() => void plan.refetch()} />}
        {report && !isChanging && <ChangeReport report={report} undo={isUndone ? undo : null} />}
        {!report && data && (
          <>
            <h2 className={bulk.heading}>{counted(data.pages.length, 'page')}</h2>
            <BulkRows
              label="Pages to change"
              rows={data.pages.map(({ page, layout }) => ({
                ...{ key: page._id, name: page.name },
                text: layout === null ? 'Only header and footer' : `Sections of ${layout}`,
              }))}
            />
            {data.added.length > 0 && (
              <Checkbox
                mt="md"
                checked={adds}
                disabled={isChanging}
                onChange={(event) => setAdds(event.currentTarget.checked)}
                label={`Also add ${counted(data.added.length, 'page')} of the template`}
                description={data.added.map(({ name }) => name).join(', ')}
              />
            )}
          </>
        )}
      </div>
      <footer className={bulk.foot}>
        <Text size="sm" c="dimmed" role="status">
          {plan.isPending && count && `Reading ${count.done} of ${counted(count.total, 'page')}`}
          {isChanging && count && `Changed ${count.done} of ${counted(count.total, 'page')}`}
        </Text>
        {(plan.isPending || isChanging) && (
          <Progress
            value={((count?.done ?? 0) / Math.max(1, count?.total ?? 1)) * 100}
            aria-label={isChanging ? 'Pages changed' : 'Pages read'}
            flex="1 1 100px"
          />
        )}
        <div className={bulk.buttons}>
          {isChanging ? (
            <Button
              variant="default"
              onClick={() => {
                isStopped.current = true
              }}
            >
              Stop
            </Button>
          ) : (
            <Button variant="default" onClick={report ? close : back}>
              {report ? 'Close' : 'Back'}
            </Button>
          )}
          {hasRest && !isChanging && (
            <Button disabled={isUndoing} onClick={() => void change()}>
              {changed > 0 ? 'Change the rest' : 'Try again'}
            </Button>
          )}
          {!report && (
            <Button disabled={!data} loading={isChanging} onClick={() => void change()}>
              {data ? `Change ${counted(data.pages.length, 'page')}` : 'Change pages'}
            </Button>
          )}
        </div>
      </footer>
    </>
  )
}
