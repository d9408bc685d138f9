import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { pageMetaRefusal, type PageMeta } from '@web2/builder'
import styles from './page-settings.module.css'

export interface MetaFieldsProps {
  readonly metas: readonly PageMeta[]
  readonly change: (metas: readonly PageMeta[]) => void
}

/** Verification codes and other meta elements: name and content. */
export const MetaFields = ({ metas, change }: MetaFieldsProps) => {
  const set = (at: number, part: Partial<PageMeta>) =>
    change(metas.map((meta, place) => (place === at ? { ...meta, ...part } : meta)))
  return (
    <>
      {metas.map(({ name, content }, at) => (
        <div key={at} className={styles.meta} role="group" aria-label={`Meta tag ${at + 1}`}>
          <TextInput
            aria-label={`Name of meta tag ${at + 1}`}
            placeholder="google-site-verification"
            value={name}
            error={name.trim() === '' ? null : pageMetaRefusal(name.trim())}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Content of meta tag ${at + 1}`}
            value={content}
            onChange={(event) => set(at, { content: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove meta tag ${at + 1}`}
            onClick={() => change(metas.filter((_, place) => place !== at))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => change([...metas, { name: '', content: '' }])}
        >
          Add meta tag
        </Button>
      </div>
    </>
  )
}
