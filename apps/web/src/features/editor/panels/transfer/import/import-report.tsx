import { Alert, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ImportReport as Report } from '@web2/builder'
import { droppedGroups } from './dropped-groups.ts'
import { embedWords } from './embed-words.ts'
import { namesInWords } from './placeholder-names.ts'
import styles from '../transfer.module.css'
import { counted } from '../../../../../lib/text/counted.ts'

export interface ImportReportProps {
  readonly report: Report
  /** Tags of the head that an insertion drops. */
  readonly leftInHead: readonly string[]
  /** Names that were kept as placeholders. */
  readonly placeholders: readonly string[]
  /** Why its custom properties did not become design tokens. */
  readonly tokenRefusal?: string | null
}

const headSentence = (tags: readonly string[]): string => {
  const kinds = [...new Set(tags)].map((tag) => `<${tag}>`).join(', ')
  return `${counted(tags.length, 'head element')} (${kinds}) ${tags.length === 1 ? 'was' : 'were'} left out. To import the head, replace the page.`
}

/** Report of what was imported, and what was dropped and why. */
export const ImportReport = ({ report, leftInHead, placeholders, tokenRefusal }: ImportReportProps) => (
  <Stack gap="sm">
    <Alert color="teal" icon={<IconCheck />} role="status">
      {report.nodeCount.toLocaleString('en-US')} elements, texts and comments imported.{' '}
      {report.droppedCount === 0 && leftInHead.length === 0 ? 'Nothing was left out.' : ''}
    </Alert>
    {placeholders.length > 0 && (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Kept as placeholders: {namesInWords(placeholders)}.
      </Text>
    )}
    {tokenRefusal && <Text size="sm">{tokenRefusal}</Text>}
    {report.embedCount > 0 && (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {embedWords(report)}
      </Text>
    )}
    {leftInHead.length > 0 && <Text size="sm">{headSentence(leftInHead)}</Text>}
    {report.droppedCount > 0 && (
      <div className={styles.report} tabIndex={0} role="region" aria-label="What was left out">
        <Text size="sm" mb="sm">
          Left out because it could run code or browsers no longer support it:
        </Text>
        {droppedGroups(report).map(({ what, title, why, samples, more }) => (
          <section key={what} className={styles.group}>
            <Title order={3} size="sm">
              {title}
            </Title>
            <Text size="sm">{why}</Text>
            <ul className={styles.samples}>
              {samples.map(({ where, sample }, at) => (
                <li key={at}>
                  <code className={styles.sample}>{sample.trim()}</code>
                  <span className={styles.where}>{where}</span>
                </li>
              ))}
              {more > 0 && <li className={styles.where}>and {more.toLocaleString('en-US')} more</li>}
            </ul>
          </section>
        ))}
      </div>
    )}
  </Stack>
)
