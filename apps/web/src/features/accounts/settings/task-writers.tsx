import { Text, Title } from '@mantine/core'
import type { Setting } from '@web2/contract/accounts'
import { aiTasks, type AiTask } from '@web2/contract/ai'
import { ModelSelect } from '../../ai/model-select.tsx'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import classes from './api-keys.module.css'
import { useSaveWriters } from './use-save-writers.ts'

const taskLabels: Readonly<Record<AiTask, string>> = {
  outline: 'Outlines',
  draft: 'Drafts',
  edit: 'Edits and reviews',
  'alt-text': 'Alt text',
  extraction: 'Data extraction',
}

const taskTexts: Readonly<Record<AiTask, string>> = {
  outline: 'Briefs and outlines of articles',
  draft: 'Texts whose section or step names no connected service',
  edit: 'Changes and checks of your texts',
  'alt-text': 'Descriptions of images',
  extraction: 'Facts from websites and listings',
}

/** Models for kinds of work. */
export const TaskWriters = ({ setting }: { setting: Setting }) => {
  const saving = useSaveWriters(setting)
  return (
    <article className={`card ${classes.service}`} aria-label="Models by task">
      <Title order={3} size="h5">
        Models by task
      </Title>
      <Text size="sm" c="dimmed">
        Use a cheaper or a stronger model where it pays off.
      </Text>
      <div className={classes.tasks}>
        {aiTasks.map((task) => {
          const chosen = setting.taskWriters[task]
          return (
            <ModelSelect
              key={task}
              label={taskLabels[task]}
              description={taskTexts[task]}
              none="Same as default"
              disabled={saving.isPending}
              value={chosen ? writerOf(chosen) : ''}
              onChange={(writer) =>
                saving.mutate({
                  change: { taskWriters: { [task]: writer === '' ? null : generatorOf(writer) } },
                  done: `Model for ${taskLabels[task].toLowerCase()} saved`,
                })
              }
            />
          )
        })}
      </div>
    </article>
  )
}
