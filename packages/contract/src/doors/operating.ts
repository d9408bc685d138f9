export {
  DeadLetterPatch,
  deadLetterSources,
  isNodeLost,
  nodeSilence,
  type DeadLetter,
  type DeadLetterSource,
  type InstallationStatus,
  type NodeFigures,
  type NodeStatus,
  type QueueStatus,
  type RunsStatus,
  type TableSize,
} from '../resources/operating.ts'
