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

/** How far a generation is: pages, what is published, what failed, what was spent. */
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
        <div className={classes.figures}>
          <Facts
            facts={[
              { name: 'Pages', value: number(turbo.pageCount) },
              { name: 'Ready', value: number(turbo.ready) },
              { name: 'Released', value: number(turbo.released) },
              { name: 'Failed', value: number(turbo.failedPages) },
              { name: 'Sites', value: number(turbo.siteCount) },
              { name: 'Spent on texts', value: turbo.cost === null ? 'Price unknown' : dollars(turbo.cost) },
              ...(turbo.nextAt === null ? [] : [{ name: 'Next pages', value: formatMoment(turbo.nextAt) }]),
              {
                name: 'Search engines',
                value: !turbo.brakes.noindex
                  ? 'May list them'
                  : turbo.listedAt === null
                    ? 'Asked not to list them'
                    : `May list them since ${formatMoment(turbo.listedAt)}`,
              },
            ]}
          />
        </div>
      </Stack>
    </div>
  )
}
