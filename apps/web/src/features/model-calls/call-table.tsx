import { IconReceipt } from '@tabler/icons-react'
import type { AiSpending, ModelCall } from '@web2/contract/model-calls'
import { useMemo } from 'react'
import { formatMoment } from '../../lib/dates.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { callColumns } from './call-columns.tsx'
import { callFilterable, callList } from './spending-api.ts'
import { userName } from './user-name.ts'

/** The calls of a month, one by one. */
export const CallTable = ({ _id: period, byUser }: AiSpending) => {
  const { table } = useListScreen(callList, {
    file: `ai-costs-${period}.csv`,
    filterable: callFilterable,
    within: { period },
  })
  const columns = useMemo(() => callColumns((id) => userName(byUser, id)), [byUser])
  return (
    <DataList<ModelCall>
      name="model-calls"
      noun="calls"
      searchLabel="Search models and prompts"
      columns={columns}
      {...table}
      empty={
        <EmptyState
          icon={IconReceipt}
          title="No AI calls this month"
          text="Each AI call, for text or images, appears here with its cost. Prompts and answers aren’t stored."
        />
      }
      labelOf={({ model, createdAt }) => `${model}, ${formatMoment(createdAt)}`}
    />
  )
}
