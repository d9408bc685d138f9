import { ensureServerBuilt } from '../setup/builds.mjs'

/** Global setup of tests that start the product: it runs from a build of the current sources. */
export default () => ensureServerBuilt(process.execPath)
