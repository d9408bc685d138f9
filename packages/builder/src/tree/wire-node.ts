import type { Addition, Props } from './record.ts'

/** Node as stored, copied and pasted. Without a UUID it gets one when it is inserted. */
export interface WireNode {
  readonly componentName: string
  readonly props: Props
  readonly children: readonly WireNode[]
  readonly addition: Addition
  readonly uuid?: string
}
