import { campaignScene } from './campaign-scene.ts'
import { tellPeak } from './peak-memory.ts'

/** Posts as many articles as the argument says, and tells the most memory that took. */
const count = Number(process.argv[2])
const accounts = 10
const scene = await campaignScene(accounts)
for (const campaign of scene.campaigns) await scene.plan(campaign, count / accounts, -1_000, 0)
let posted = 0
await scene.run(
  () => (posted += 1),
  () => posted === count,
)
await scene.end()
tellPeak()
