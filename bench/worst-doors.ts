import { articles, bodies } from './worst-bodies.ts'
import type { Attacker } from './worst-caller.ts'
import type { Door } from './worst-door.ts'
import { guests, sockets } from './worst-guests.ts'
import { documents } from './worst-pages.ts'
import { questions } from './worst-questions.ts'
import { files } from './worst-files.ts'

/** All doors, each with the worst input that fits through it. */
export const doorsOf = (attacker: Attacker): readonly Door[] => [
  ...guests(attacker),
  ...sockets(attacker),
  ...bodies(attacker),
  ...articles(attacker),
  ...documents(attacker),
  ...files(attacker),
  ...questions(attacker),
]
