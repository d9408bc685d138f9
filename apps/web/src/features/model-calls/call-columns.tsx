import { Text } from '@mantine/core'
import { aiServiceLabels, aiServices, paidTasks, type PaidTask } from '@web2/contract/ai'
import type { ModelCall } from '@web2/contract/model-calls'
import { formatMoment } from '../../lib/dates.ts'
import { choiceFilter, type ListColumn } from '../../ui/data-list/list-column.ts'

export const taskLabels: Readonly<Record<PaidTask, string>> = {
  outline: 'Briefs and outlines',
  draft: 'Writing',
  edit: 'Editing',
  'alt-text': 'Alt text',
  extraction: 'Reading facts',
  image: 'Images',
}

const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
})

/** Tokens of a call; images have none. */
const count = (tokens: number, { task }: ModelCall): string =>
  task === 'image' ? '' : tokens.toLocaleString('en-US')

/** Cost of a call, or why it is not known. */
export const costText = ({ status, cost, estimated, fromCache }: ModelCall): string => {
  if (fromCache) return '$0.00 (from cache)'
  if (status === 'reserved') return 'In progress'
  if (status === 'released') return '$0.00 (failed)'
  if (cost === null) return 'Price unknown'
  return estimated ? `${exact.format(cost)} (estimated)` : exact.format(cost)
}

/** Columns of the table of calls. `nameOf` returns the name of a user. */
export const callColumns = (nameOf: (id: string | null) => string): readonly ListColumn<ModelCall>[] => [
  {
    key: 'createdAt',
    title: 'Time',
    sortable: true,
    fixed: true,
    filter: { kind: 'day' },
    width: 205,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'model',
    title: 'Model',
    sortable: true,
    text: ({ model }) => model,
    render: ({ model, provider }) => (
      <>
        <Text size="sm" truncate maw="28ch" title={model}>
          {model}
        </Text>
        <Text size="xs" c="dimmed">
          {aiServiceLabels[provider]}
        </Text>
      </>
    ),
  },
  {
    key: 'provider',
    title: 'Service',
    sortable: true,
    hiddenAtFirst: true,
    filter: choiceFilter(aiServices, (name) => aiServiceLabels[name]),
    text: ({ provider }) => aiServiceLabels[provider],
  },
  {
    key: 'task',
    title: 'Task',
    sortable: true,
    filter: choiceFilter(paidTasks, (task) => taskLabels[task]),
    text: ({ task }) => taskLabels[task],
  },
  { key: 'createdBy', title: 'User', text: ({ createdBy }) => nameOf(createdBy) },
  {
    key: 'prompt',
    title: 'Prompt',
    hiddenAtFirst: true,
    text: ({ task, prompt, promptVersion }) => (task === 'image' ? '' : `${prompt} ${promptVersion}`),
  },
  {
    key: 'inputTokens',
    title: 'Tokens in',
    sortable: true,
    width: 110,
    text: (call) => count(call.inputTokens, call),
  },
  {
    key: 'cachedTokens',
    title: 'Cached',
    hiddenAtFirst: true,
    text: (call) => count(call.cachedTokens, call),
  },
  {
    key: 'outputTokens',
    title: 'Tokens out',
    sortable: true,
    width: 110,
    text: (call) => count(call.outputTokens, call),
  },
  { key: 'cost', title: 'Cost', sortable: true, filter: { kind: 'number' }, width: 180, text: costText },
]
