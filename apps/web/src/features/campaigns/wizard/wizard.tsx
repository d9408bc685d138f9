import classes from '../campaigns.module.css'
import { Button, Group, Tabs, TextInput } from '@mantine/core'
import { postCount } from '@web2/campaigns'
import type { Campaign } from '@web2/contract/campaigns'
import { useDraftGuard } from '../../../lib/forms/use-draft-guard.ts'
import { useSavingDraft } from '../../../lib/forms/use-saving-draft.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SaveState } from '../../../ui/saving/save-state.tsx'
import { campaignDraft } from '../campaign-draft.ts'
import { steps, stepTitles, type Step } from '../steps.ts'
import { PlanStep } from '../plan/plan-step.tsx'
import { BlogsStep } from './blogs-step.tsx'
import { CampaignSummary } from './campaign-summary.tsx'
import { ContentStep } from './content-step.tsx'
import { LinksStep } from './links-step.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { useQuery } from '@tanstack/react-query'
import { allFeeds, articlesIn, deletedArticles } from '../campaigns-api.ts'
import { sourceOf, type CampaignValues } from '../campaign-values.ts'

/** How many articles the source holds, as far as it is known before the plan is made. */
const useArticleCount = (values: CampaignValues): number => {
  const source = sourceOf(values)
  const categoryId = source.kind === 'category' ? source.categoryId : ''
  const inCategory = useQuery({ ...articlesIn(categoryId), enabled: categoryId !== '' })
  const feeds = useQuery({ ...allFeeds(), enabled: source.kind === 'rss' })
  const { data: deleted } = useQuery(deletedArticles(source.kind === 'articles' ? source.articleIds : []))
  switch (source.kind) {
    case 'articles':
      return source.articleIds.filter((id) => !deleted?.has(id)).length
    case 'stacker':
      return new Set(source.keywords).size
    case 'category':
      return inCategory.data ?? 0
    case 'rss':
      return feeds.data?.find(({ _id }) => _id === source.feedId)?.items ?? 0
  }
}

interface WizardProps {
  readonly campaign: Campaign | null
  readonly step: Step
  readonly onStep: (step: Step) => void
  readonly onCreated: (campaign: Campaign) => void
}

/** A draft, step by step; it is saved while it is made. */
export const Wizard = ({ campaign, step, onStep, onCreated }: WizardProps) => {
  const draft = useSavingDraft(campaignDraft, campaign, onCreated)
  const { values, change } = draft
  const articles = useArticleCount(values)
  const posts = postCount(values.spread, articles, values.targets.length)
  useDraftGuard(draft)
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <>
      <PageHeader
        title={campaign === null ? 'New campaign' : 'Edit campaign'}
        tab={campaign === null ? ['New campaign'] : [campaign.name, 'Edit campaign']}
      >
        <SaveState draft={draft} isNew={campaign === null} />
      </PageHeader>
      <div className="card">
        <div className={classes.pane}>
          <TextInput
            label="Name"
            maxLength={200}
            maw="var(--app-field)"
            value={values.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </div>
        <Tabs value={step} onChange={(next) => onStep((next ?? 'targets') as Step)} keepMounted={false}>
          <Tabs.List px="md">
            {steps.map((each, number) => (
              <Tabs.Tab key={each} value={each} px="xs">
                <span className={classes.number}>{number + 1}. </span>
                {stepTitles[each]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {step !== 'plan' && (
            <div className={classes.beside}>
              <div>
                <Tabs.Panel value="targets" className={classes.pane}>
                  <BlogsStep targets={values.targets} onChange={(targets) => change({ targets })} />
                </Tabs.Panel>
                <Tabs.Panel value="content" className={classes.pane}>
                  <ContentStep values={values} onChange={change} />
                </Tabs.Panel>
                <Tabs.Panel value="links" className={classes.pane}>
                  <LinksStep campaignId={campaign?._id ?? ''} values={values} onChange={change} />
                </Tabs.Panel>
                <Tabs.Panel value="schedule" className={classes.pane}>
                  <ScheduleStep schedule={values.schedule} onChange={(schedule) => change({ schedule })} />
                </Tabs.Panel>
              </div>
              <CampaignSummary values={values} articles={articles} posts={posts} />
            </div>
          )}
          <Tabs.Panel value="plan" className={classes.pane}>
            <PlanStep campaign={campaign} posts={posts} save={draft.save} onStep={onStep} />
          </Tabs.Panel>
        </Tabs>
        <Group justify="space-between" className={classes.pane}>
          {before === undefined ? (
            <span />
          ) : (
            <Button variant="default" onClick={() => onStep(before)}>
              Back
            </Button>
          )}
          {after !== undefined && <Button onClick={() => onStep(after)}>Next: {stepTitles[after]}</Button>}
        </Group>
      </div>
    </>
  )
}
