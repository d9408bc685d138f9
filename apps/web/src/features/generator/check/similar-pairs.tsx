import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TurboPlan } from '@web2/contract/generator'
import { useState } from 'react'
import { pagesNamed } from '../api/project-api.ts'
import { percent } from '../percent.ts'
import { PairDialog } from '../pages/pair-dialog.tsx'
import classes from '../generator.module.css'

type Pair = TurboPlan['overlap']['pairs'][number]

/** Most similar pages in pairs. */
export const SimilarPages = ({ pairs }: { readonly pairs: readonly Pair[] }) => {
  const [shown, setShown] = useState<Pair | null>(null)
  const names = useQuery(pagesNamed(pairs.flatMap(({ a, b }) => [a, b]))).data
  if (pairs.length === 0) return null
  const nameOf = (id: string) => names?.get(id)?.name ?? '…'
  return (
    <>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label="Most similar pages">
        {pairs.map((pair) => (
          <div key={`${pair.a} ${pair.b}`} className={classes.pair}>
            <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {percent(pair.similarity)}
            </Text>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {nameOf(pair.a)} – {nameOf(pair.b)}
            </Text>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Compare ${nameOf(pair.a)} and ${nameOf(pair.b)}`}
              onClick={() => setShown(pair)}
            >
              Compare
            </Button>
          </div>
        ))}
      </div>
      {shown !== null && <PairDialog a={shown.a} b={shown.b} onClose={() => setShown(null)} />}
    </>
  )
}
