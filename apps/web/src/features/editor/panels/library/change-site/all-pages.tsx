import { Button, Checkbox, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SiteTemplate } from '@web2/contract/sites'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import type { SiteTemplateReport } from '../../../document/pages/site-in-template.ts'
import { latestChange } from '../../../document/pages/site-template.ts'
import { useBuilder } from '../../session/use-editor.ts'
import { ChangeReport } from './change-report.tsx'
import styles from './change-site.module.css'

interface AllPagesProps {
  readonly template: Pick<SiteTemplate, '_id' | 'name'>
  readonly siteId: string
  readonly close: () => void
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
export const AllPages = ({ template, siteId, close, setBusy, onDone }: AllPagesProps) => {
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
      const earlier = report?.change
      // a repeated change continues the first one, so that one undo reverts both
      const whole = earlier
        ? {
            ...next.change,
            pages: [...earlier.pages, ...next.change.pages],
            theme: { ...next.change.theme, before: earlier.theme.before },
          }
        : next.change
      setReport({ ...next, change: whole })
      latestChange.set(whole)
      onDone()
    } catch (error) {
      setFailure(sentenceFor(error))
    } finally {
      setChanging(false)
      setBusy(false)
    }
  }

  const { data } = plan
  const changed = report?.change.pages.length ?? 0
  return (
    <>
      {/* a long list is scrolled by keyboard, too */}
      <div className={styles.scroll} role="group" aria-label="Pages" tabIndex={0}>
        {failure !== null && <Failure message={failure} onRetry={() => void change()} />}
        {plan.isError && <Failure message={sentenceFor(plan.error)} onRetry={() => void plan.refetch()} />}
        {report && !isChanging && <ChangeReport report={report} />}
        {!report && data && (
          <>
            <h2 className={styles.heading}>{counted(data.pages.length, 'page')}</h2>
            <ul className={styles.list} aria-label="Pages to change">
              {data.pages.map(({ page, layout }) => (
                <li key={page._id} className={styles.row}>
                  <span className={styles.name}>{page.name}</span>
                  <Text component="span" size="sm" c="dimmed">
                    {layout === null ? 'Only header and footer' : `Sections of ${layout}`}
                  </Text>
                </li>
              ))}
            </ul>
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
      <footer className={styles.foot}>
        <Text size="sm" c="dimmed" role="status" className={styles.state}>
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
          <Button variant="default" onClick={close}>
            {report ? 'Close' : 'Cancel'}
          </Button>
        )}
        {report && !isChanging && (report.failed.length > 0 || report.left > 0) && (
          <Button onClick={() => void change()}>{changed > 0 ? 'Change the rest' : 'Try again'}</Button>
        )}
        {!report && (
          <Button disabled={!data} loading={isChanging} onClick={() => void change()}>
            {data ? `Change ${counted(data.pages.length, 'page')}` : 'Change pages'}
          </Button>
        )}
      </footer>
    </>
  )
}
