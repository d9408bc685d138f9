import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines, ring } from './shapes.ts'

const width = 600
const height = 450

/** Bench below a window, with a jar of tools, a roll and a try square. */
const bench: Drawing = {
  width,
  height,
  shapes: [
    area('art-1', boxes([0, 0, width, height])),
    area('paper', 'M330 0h190l-70 300H230z'),
    lines('art-1', 10, 'M392 0l-76 300M512 96H296M470 204H252'),
    area('art-3', boxes([0, 300, width, 150])),
    area('ink', boxes([0, 300, width, 12])),
    lines('art-2', 14, 'M120 196L96 70M152 196l4-150M182 196l30-110'),
    area('art-3', 'M82 22l34-10 14 62-34 8z'),
    area('mark', 'M138-6h36v56h-36z'),
    area('ink', 'M196 100l22-46 26 12-18 44z'),
    area('art-2', 'M92 186h122l-12 114H104z'),
    area('ink', boxes([92, 186, 122, 10])),
    disk('art-2', 372, 246, 54),
    ring('ink', 5, 372, 246, 36),
    disk('art-1', 372, 246, 15),
    area('ink', 'M520 128h22v172h-22z'),
    area('art-2', 'M542 276h88v24h-88z'),
    lines('paper', 3, 'M0 356h600M0 412h250M330 412h270'),
  ],
}

/** Room with an open door, and light on its floor. */
const doorway: Drawing = {
  width,
  height,
  shapes: [
    area('art-1', boxes([0, 0, width, height])),
    area('art-3', boxes([0, 350, width, 100])),
    area('paper', 'M210 40h180v310l150 100H150l60-100z'),
    area('art-3', 'M210 40h180v310H210z'),
    area('paper', 'M232 62h136v288H232z'),
    area('mark', 'M232 62h136v120H232z'),
    disk('paper', 318, 148, 34),
    area('art-3', 'M232 210c46-44 92-6 136-34v174H232z'),
    area('art-2', 'M390 40l120-30v400l-120-60z'),
    lines('ink', 4, 'M412 66l74-18v128l-74 10zM412 216l74-8v152l-74-34z'),
    disk('ink', 404, 206, 7),
    lines('ink', 5, 'M0 350h210M510 350h90'),
    area('art-2', 'M52 250h84l-12 100H64z'),
    lines(
      'ink',
      5,
      'M94 250V110M94 190c-40-6-56-40-52-74 34 8 54 34 52 74M94 160c40-6 58-42 54-78-36 10-56 40-54 78',
    ),
  ],
}

/** Two hand tools across each other, larger than their frame. */
const tools: Drawing = {
  width,
  height,
  shapes: [
    area('art-1', boxes([0, 0, width, height])),
    area('paper', 'M0 450L0 250 600 60v390z'),
    lines('art-3', 46, 'M-40 470L372 150'),
    lines('ink', 4, 'M-30 432L338 146M-10 486L394 172'),
    area('art-2', 'M330 70l120 154-58 46L272 116c14-30 32-42 58-46z'),
    area('ink', 'M330 70l42 54-58 46-42-54c14-30 32-42 58-46z'),
    area('art-2', 'M640 470L256 236l-28 44 400 250z'),
    lines('ink', 4, 'M600 438L300 256'),
    area('art-2', 'M276 236c-6-50-50-86-102-76l44 58-26 40-72-14c6 56 62 88 112 66z'),
    disk('mark', 520, 104, 44),
    disk('ink', 520, 104, 12),
    lines('ink', 3, 'M40 60h150M40 84h96'),
  ],
}

/** Boards and boxes, one of them askew. */
const stack: Drawing = {
  width,
  height,
  shapes: [
    area('art-1', boxes([0, 0, width, height])),
    area('paper', 'M0 0h600L420 390H0z'),
    area('art-3', boxes([0, 384, width, 66])),
    area('art-2', 'M60 322h420v62H60z'),
    area('ink', 'M96 270h390v52H96z'),
    area('art-3', 'M40 214h420v56H40z'),
    area('art-2', 'M112 142l378 22-4 50-378-22z'),
    area('mark', 'M150 84h160v62H150z'),
    lines('ink', 4, 'M230 84v62M60 352h420M40 242h420M118 176l372 22'),
    lines('paper', 4, 'M96 296h390'),
    area('art-2', 'M520 120h110v264H520z'),
    lines('ink', 4, 'M520 186h80M520 252h80M520 318h80M560 120v264'),
  ],
}

/** Sheet with a plan, and a pencil that crosses its edge. */
const sheet: Drawing = {
  width,
  height,
  shapes: [
    area('art-3', boxes([0, 0, width, height])),
    area('art-2', 'M-20 470L60 70 420 20l60 450z'),
    area('paper', 'M40 480L104 40l420 40-50 400z'),
    lines('ink', 5, 'M160 106l300 28-30 250-300-28z'),
    lines('ink', 5, 'M304 120l-16 132M145 236l90 8M276 252l170 14M288 252l-12 114'),
    lines('art-3', 4, 'M236 244a52 52 0 0 1 40 58M160 84l300 28M160 76v16M460 104v16'),
    area('art-1', 'M312 130l136 12-14 112-136-12z'),
    area('mark', 'M560 90l34 34-206 222-54 22 20-56z'),
    area('ink', 'M334 368l8-24 14 14zM560 90l34 34 26-28-36-36z'),
    lines('ink', 3, 'M372 330l204-222'),
  ],
}

/** Window with a horizon, and a pot on its sill. */
const window: Drawing = {
  width,
  height,
  shapes: [
    area('art-1', boxes([0, 0, width, height])),
    area('paper', boxes([70, -20, 400, 370])),
    disk('mark', 372, 108, 48),
    area('art-1', 'M70 246c90-70 170-60 240-20s110 10 160-30v154H70z'),
    area('art-3', 'M70 300c100-50 190-40 260-14s100 10 140-6v70H70z'),
    lines('ink', 12, 'M70 0v350M270 0v350M470 0v350'),
    lines('ink', 7, 'M70 168h400'),
    area('ink', boxes([30, 344, 480, 18])),
    area('art-2', 'M440 236h136l-18 114H458z'),
    area('art-3', 'M508 236c-84-20-116-86-96-160 66 22 104 82 96 160z'),
    area('art-3', 'M512 236c-20-100 14-168 92-196 24 86-12 164-92 196z'),
    lines('ink', 4, 'M508 236c-24-60-52-106-96-160M512 236c22-76 50-136 92-196'),
    lines('art-3', 5, 'M0 404h600'),
  ],
}

const scenes: readonly Drawing[] = [bench, sheet, doorway, tools, window, stack]

/** Returns a drawing of work or a place of work that names no trade; numbers beyond the last begin again. */
export const sceneAt = (at: number): Drawing => scenes[at % scenes.length] ?? bench
