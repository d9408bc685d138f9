import { tryHostileBodies } from '../testing/hostile/hostile-bodies.ts'

// what a body is made of is read the same way whichever way it comes: a websocket tries a part
tryHostileBodies({ rest: { every: 1, from: 0 }, socket: { every: 7, from: 5 } })
