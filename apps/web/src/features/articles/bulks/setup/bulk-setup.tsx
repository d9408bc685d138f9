import { Button, Select, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconBolt } from '@tabler/icons-react'
import type { ArticleBulk } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { fieldErrors, sentenceFor } from '../../../../lib/api/errors.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { categoriesNamed } from '../../categories/category-choice.ts'
import { CategoryPicker } from '../../categories/category-picker.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../../ui/form/form-section.tsx'
import { ResultBeside } from '../../../../ui/form/result-beside.tsx'
import { ModelSelect } from '../../../ai/model-select.tsx'
import { OrderFields } from '../../generation/plan/setup/order-fields.tsx'
import { ResultNotice } from '../../../../ui/form/result-notice.tsx'
import { ListingAtEnd } from '../../../listings/picker/listing-at-end.tsx'
import { ListingTurns } from '../../../listings/picker/listing-rotation.tsx'
import type { BulkValues } from './bulk-values.ts'
import { useBulkSetup } from './use-bulk-setup.ts'
import { AtOnceField, SpendLimitField } from '../pace-fields.tsx'
import { KeywordSourceFields } from './keyword-source.tsx'
import { ExampleArticle } from './example-article.tsx'
import { Missing, PlanPanel, PlanWaiting } from './plan-panel.tsx'

/** Articles from which the screen reminds of search engines’ rules for many pages. */
const manyArticles = 20

const label = (count: number) => (count === 0 ? 'Generate articles' : `Generate ${counted(count, 'article')}`)

/** Setup of a bulk: keywords and how they are written, with the estimate and an example article. */
export const BulkSetup = ({ onBegun }: { readonly onBegun: (bulk: ArticleBulk) => void }) => {
  const { values, usual, change, writers, writer, given, plan, missing, isPlanOld, isTried, begin, start } =
    useBulkSetup(onBegun)
  const { categoryId } = values
  const changeOrder = (part: Partial<BulkValues['order']>) => change({ order: { ...values.order, ...part } })
  const named = useQuery(categoriesNamed(categoryId === null ? [] : [categoryId]))
  const category = categoryId === null ? null : (named.data?.get(categoryId) ?? null)
  const hasKeywords = given.keywords.length > 0 && given.problem === null
  const refusals = start.isError ? fieldErrors(start.error) : {}
  const refusal = start.isError ? (Object.values(refusals)[0] ?? sentenceFor(start.error)) : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <ResultBeside
        title="Result"
        result={
          <>
            {!hasKeywords && (
              <>
                <Text size="sm" c="dimmed">
                  Add a keyword to see the estimate.
                </Text>
                <Missing missing={missing} />
              </>
            )}
            {hasKeywords && plan.isError && (
              <Failure message={sentenceFor(plan.error)} onRetry={() => void plan.refetch()} />
            )}
            {hasKeywords && !plan.isError && !plan.data && <PlanWaiting />}
            {hasKeywords && !plan.isError && plan.data && (
              <PlanPanel
                plan={plan.data}
                keywords={given.keywords}
                isPlanned={writer.by.plan !== undefined}
                spendLimit={values.spendLimit}
                isOld={isPlanOld}
                onLeaveOut={(keywords) => change({ without: [...values.without, ...keywords] })}
              />
            )}
            {hasKeywords && given.keywords.length >= manyArticles && (
              <ResultNotice>
                <Text size="sm">
                  Google treats many pages that add little as spam, however they were written. Review the
                  articles, and publish them over time.
                </Text>
              </ResultNotice>
            )}
            <ExampleArticle keywords={given.keywords} by={writer.by} napIds={values.napIds} />
          </>
        }
        actions={
          <>
            {refusal !== null && <Failure message={refusal} />}
            <Button
              type="submit"
              leftSection={<IconBolt size={18} aria-hidden />}
              loading={start.isPending}
              disabled={hasKeywords && missing.length > 0}
            >
              {label(hasKeywords ? given.keywords.length : 0)}
            </Button>
          </>
        }
      >
        <div className="card">
          <FormSection title="Keywords" text="Each keyword becomes one article.">
            <Cell span={6}>
              <KeywordSourceFields
                values={values}
                given={given}
                error={isTried && !hasKeywords ? 'Enter at least one keyword.' : null}
                onChange={change}
              />
            </Cell>
          </FormSection>
          <FormSection
            title="Generation"
            text={
              writer.by.plan
                ? 'Each article gets its own brief, angle and outline, and a review of its text.'
                : 'Save presets in the article generator; create prompt stackers under Prompt stackers.'
            }
          >
            <Cell>
              <Select
                label="Method"
                allowDeselect={false}
                searchable
                data={writers.groups}
                value={writers.valueOf(values.writtenBy)}
                error={writers.error ? sentenceFor(writers.error) : null}
                onChange={(value) => change({ writtenBy: value ?? 'standard' })}
              />
            </Cell>
            <Cell>
              <CategoryPicker
                label="Category"
                placeholder="None"
                value={category}
                onChange={(chosen) => change({ categoryId: chosen?._id ?? null })}
              />
            </Cell>
            <Cell>
              <ListingTurns
                napIds={values.napIds}
                most={limits.bulkListings}
                noun="Articles"
                onChange={(napIds) => change({ napIds })}
              />
              {values.napIds.length > 0 && (
                <ListingAtEnd
                  label="Add name, address and phone to the end of each article"
                  checked={values.napAtEnd}
                  onChange={(napAtEnd) => change({ napAtEnd })}
                />
              )}
            </Cell>
            <Cell>
              <TextInput
                label="Bulk name"
                placeholder={given.keywords[0] ?? ''}
                maxLength={120}
                autoComplete="off"
                value={values.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
            </Cell>
          </FormSection>
          {writer.by.plan && (
            <FormSection title="Reader and length">
              <OrderFields values={values.order} usual={usual} onChange={changeOrder} />
              <Cell>
                <ModelSelect
                  none="Account default"
                  value={values.order.writer}
                  onChange={(next) => changeOrder({ writer: next })}
                />
              </Cell>
            </FormSection>
          )}
          <FormSection title="Speed and budget">
            <Cell>
              <AtOnceField value={values.atOnce} onChange={(atOnce) => change({ atOnce })} />
            </Cell>
            <Cell>
              <SpendLimitField
                value={values.spendLimit}
                error={refusals.spendLimit}
                onChange={(spendLimit) => change({ spendLimit })}
              />
            </Cell>
          </FormSection>
        </div>
      </ResultBeside>
    </form>
  )
}
