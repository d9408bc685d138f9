import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ArticleBulk, ArticleBulkStart } from '@web2/contract/articles'
import { useEffect, useMemo, useState } from 'react'
import { articleBulks } from '../../resources.ts'
import { formDraft } from '../../../../lib/forms/form-draft.ts'
import { newId } from '../../../../lib/tables/new-id.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { bulkPlan } from '../bulks-api.ts'
import { planProblem } from '../../generation/plan/setup/plan-values.ts'
import { useUsualLanguage } from '../../generation/plan/setup/use-usual-language.ts'
import { bulkOrder, keywordsOf, newBulk, type BulkValues } from './bulk-values.ts'
import { useWriters } from './use-writers.ts'

const draft = formDraft<BulkValues>('article-bulk')
/** Maximum characters of keywords that a tab keeps; longer lists come from a file that the user has. */
const mostKept = 1_000_000
/** Delay in ms between typing and the request for an estimate. */
const pause = 500

const begun = (): BulkValues => ({ ...newBulk, ...draft.read() })

const isKept = ({ pasted, fromFile, lists }: BulkValues): boolean =>
  pasted.length +
    fromFile.reduce((sum, each) => sum + each.length, 0) +
    Object.values(lists).reduce((sum, each) => sum + each.length, 0) <
  mostKept

/** Returns the state of a bulk's setup: form values, estimate and start. */
export const useBulkSetup = (onBegun: (bulk: ArticleBulk) => void) => {
  const [values, setValues] = useState(begun)
  const [startId, setStartId] = useState(newId)
  const [isTried, setIsTried] = useState(false)
  const [napId = null, ...others] = values.napIds
  const ofListing = useUsualLanguage(napId)
  const usual = others.length > 0 ? null : ofListing
  const order = useMemo(() => bulkOrder(values, usual), [values, usual])
  const [orderSettled] = useDebouncedValue(order, pause)
  const writers = useWriters(orderSettled)
  useEffect(() => {
    if (isKept(values)) draft.write(values)
  }, [values])

  const given = useMemo(() => keywordsOf(values), [values])
  const orderProblem = values.writtenBy === 'planned' ? planProblem(values.order) : null
  const isGood = given.problem === null && given.keywords.length > 0 && orderProblem === null
  const writer = writers.writerOf(values.writtenBy)
  const asked = useMemo<ArticleBulkStart | null>(
    () => (isGood ? { keywords: [...given.keywords], ...writer.by } : null),
    [isGood, given.keywords, writer],
  )
  const [settled] = useDebouncedValue(asked, pause)
  const plan = useQuery(bulkPlan(settled))
  // with a keyword of our own, so that missing keys are known before any is entered
  const empty = useQuery(bulkPlan(isGood ? null : { keywords: ['keyword'], ...writer.by }))

  const start = useMutation({
    mutationFn: () =>
      articleBulks.create({
        startId,
        keywords: [...given.keywords],
        ...(writer.by.plan ? { plan: order } : writer.by),
        writtenBy: writer.name,
        categoryId: values.categoryId,
        napIds: [...values.napIds],
        napAtEnd: values.napIds.length > 0 && values.napAtEnd,
        atOnce: values.atOnce,
        spendLimit: values.spendLimit,
        ...(values.name.trim() !== '' && { name: values.name.trim() }),
      }),
    onSuccess: (bulk) => {
      setStartId(newId())
      draft.write({ ...values, pasted: '', fromFile: [], lists: {}, without: [], name: '' })
      void queryClient.invalidateQueries({ queryKey: [articleBulks.path] })
      onBegun(bulk)
    },
  })
  return {
    values,
    /** Language unless another one is chosen; null if each listing has its own. */
    usual,
    change: (next: Partial<BulkValues>) => setValues((known) => ({ ...known, ...next })),
    writers,
    writer,
    given,
    plan,
    /** Steps required in Settings first. */
    missing: (isGood ? plan : empty).data?.missing ?? [],
    isPlanOld: plan.isFetching || settled !== asked,
    isTried,
    begin: () => {
      setIsTried(true)
      if (isGood) start.mutate()
    },
    start,
  }
}
