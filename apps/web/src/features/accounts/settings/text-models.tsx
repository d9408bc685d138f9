import { Title } from '@mantine/core'
import type { Setting } from '@web2/contract/accounts'
import classes from './api-keys.module.css'
import { DefaultWriter } from './default-writer.tsx'
import { FallbackWriters } from './fallback-writers.tsx'
import { TaskWriters } from './task-writers.tsx'

/** Which of the connected text models is used for what. */
export const TextModels = ({ setting }: { setting: Setting }) => (
  <section className={classes.group} aria-label="Text models">
    <Title order={2} size="h5">
      Text models
    </Title>
    <div className={`${classes.cards} ${classes.models}`}>
      <DefaultWriter setting={setting} />
      <TaskWriters setting={setting} />
      <FallbackWriters setting={setting} />
    </div>
  </section>
)
