import { tryHostileBodies } from '../testing/hostile/hostile-bodies.ts'

// a different seventh for each; the long tests try all
tryHostileBodies({ rest: { every: 7, from: 0 }, socket: { every: 7, from: 3 } })
