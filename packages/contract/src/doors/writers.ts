export { gptImageModel, usedImageModel, type UsedImageModel } from '../used-image-model.ts'
export { isVersionOf } from '../model-version.ts'
export {
  missingWriter,
  retirementsOf,
  switchedOffNote,
  usedWriter,
  type ConnectedWriters,
  type SwitchedOff,
  type UsedWriter,
} from '../used-writer.ts'
