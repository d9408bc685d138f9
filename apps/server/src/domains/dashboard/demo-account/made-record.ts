import type { DemoKind } from '@web2/contract/dashboard'

/** Record that was added as sample data. */
export interface MadeRecord {
  readonly kind: DemoKind
  readonly id: string
}
