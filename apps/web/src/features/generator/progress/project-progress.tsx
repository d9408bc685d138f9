import { Alert, Stack } from '@mantine/core'
import type { Turbo } from '@web2/contract/generator'
import { formatMoment } from '../../../lib/dates.ts'
import { dollars } from '../../articles/generated-text/generation-records.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { workTitles } from '../project-status.tsx'
import classes from '../generator.module.css'
import { RunLine } from './run-line.tsx'

const number = (count: number) => count.toLocaleString('en')

const bad: readonly Turbo['status'][] = ['failed', 'stopped']

/** Progress of a project: its pages, failures and cost. */
export const TurboProgress = ({ turbo }: { readonly turbo: Turbo }) => {
  const title = workTitles[turbo.status]
  return (
    <div className={`card ${classes.pane}`}>
      <Stack gap="md">
        {title !== undefined && <RunLine turbo={turbo} title={title} />}
        {title === undefined && turbo.message !== '' && (
          <Alert color={bad.includes(turbo.status) ? 'red' : 'yellow'} variant="light" role="status">
            {turbo.message}
          </Alert>
        )}
        <div className={`${classes.figures} ${classes.dense}`}>
          <Facts
            facts={[
              { name: 'Pages', value: number(turbo.pageCount) },
              { name: 'Ready', value: number(turbo.ready) },
              { name: 'Released', value: number(turbo.released) },
              { name: 'Failed', value: number(turbo.failedPages) },
              { name: 'Sites', value: number(turbo.siteCount) },
              { name: 'AI cost', value: turbo.cost === null ? 'Unknown' : dollars(turbo.cost) },
              ...(turbo.nextAt === null ? [] : [{ name: 'Next release', value: formatMoment(turbo.nextAt) }]),
              {
                name: 'Indexing',
                value: !turbo.brakes.noindex
                  ? 'Allowed'
                  : turbo.listedAt === null
                    ? 'Blocked (noindex)'
                    : `Allowed since ${formatMoment(turbo.listedAt)}`,
              },
            ]}
          />
        </div>
      </Stack>
    </div>
  )
}
