import { Skeleton, Stack, Text } from '@mantine/core'
import type { GenerationCard, PlanStep } from '@web2/contract/articles'
import { useMemo } from 'react'
import { useGrowingText } from '../../../generated-text/use-streamed-text.ts'
import { knownSoFar } from './known-so-far.ts'
import classes from './steps.module.css'

interface StreamedStepProps {
  readonly step: PlanStep
  readonly card: GenerationCard
}

/** A step while it is written: the parts that are known so far. */
export const StreamedStep = ({ step, card }: StreamedStepProps) => {
  const text = useGrowingText(card)
  const isWriting = card.status === 'writing'
  const parts = useMemo(() => (isWriting ? knownSoFar(step, text) : []), [isWriting, step, text])
  return (
    <div className={`card ${classes.streamed}`} aria-busy="true">
      {card.message !== '' && (
        <Text size="sm" c="dimmed" mb="sm">
          {card.message}
        </Text>
      )}
      <dl className={classes.known}>
        {parts.map(({ label, lines }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {lines.length === 1 ? (
                lines[0]
              ) : (
                <ul>
                  {lines.map((line, at) => (
                    <li key={at}>{line}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Stack gap="sm" mt={parts.length > 0 ? 'md' : 0} aria-hidden>
        {(parts.length > 0 ? ['58%'] : ['46%', '72%', '64%', '51%', '68%']).map((width) => (
          <Skeleton key={width} h={12} w={width} radius="sm" />
        ))}
      </Stack>
    </div>
  )
}
