import { Stack } from '@mantine/core'
import type { Turbo } from '@web2/contract/generator'
import { formatMoment } from '../../../lib/dates.ts'
import { dollars } from '../../../lib/text/dollars.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { workTitles } from '../project-status.tsx'
import classes from '../generator.module.css'
import { ProjectMessage } from './project-message.tsx'
import { RunLine } from './run-line.tsx'

const number = (count: number) => count.toLocaleString('en')

/** Progress of a project: its pages, failures and cost. */
export const TurboProgress = ({ turbo }: { readonly turbo: Turbo }) => {
  const title = workTitles[turbo.status]
  return (
    <div className={`card ${classes.pane}`}>
      <Stack gap="md">
        {title !== undefined && <RunLine turbo={turbo} title={title} />}
        {title === undefined && turbo.message !== '' && <ProjectMessage turbo={turbo} />}
        <div className={classes.dense}>
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
