import {
  calendar,
  chair,
  glass,
  lamp,
  laugh,
  mint,
  navy,
  pink,
  shelf,
  shinyTooth,
  smile,
  sparkle,
  teal,
  tooth,
  toothbrush,
  tube,
  white,
  yellow,
} from './dental-parts.ts'
import type { Scene } from './garden-scenes.ts'
import { at, box, circle, each, ellipse, illustration, line, shape, width } from './shapes.ts'

const floor = (height: number, color: string) => box(0, height - 110, width, 110, color)

/** Soft round shapes behind a subject. */
const backdrop = (height: number, color: string) =>
  circle(600, height / 2, height * 0.46, color) +
  circle(150, height * 0.24, 60, color) +
  circle(1_060, height * 0.78, 80, color)

export const treatmentRoom: Scene = (height) =>
  illustration(
    height,
    '#dff0f1',
    box(120, 110, 250, 210, white, 14) +
      box(138, 128, 214, 174, '#bfe0ee', 8) +
      line('M245 128V302M138 215H352', white, 10) +
      at(980, 190, shelf) +
      floor(height, '#c8dedd') +
      at(620, height - 70, chair, 1.05) +
      at(640, 170, lamp, 0.95) +
      box(900, height - 300, 190, 220, white, 14) +
      each([0, 1, 2], (index) => box(920, height - 282 + index * 66, 150, 50, '#e6eef2', 8)),
  )

export const chairAndLamp: Scene = (height) =>
  illustration(
    height,
    '#e9f3ee',
    circle(560, height / 2 - 20, 300, '#d3e8df') +
      at(230, 240, shelf, 1.1) +
      floor(height, '#bcd6cd') +
      at(640, height - 80, chair, 1.3) +
      at(700, 210, lamp, 1.2) +
      at(1_040, 300, shinyTooth, 0.34) +
      at(1_120, 230, sparkle(), 0.6),
  )

export const brushAndTube: Scene = (height) =>
  illustration(
    height,
    '#e3f1f7',
    backdrop(height, '#cfe7f1') +
      at(600, height * 0.36, toothbrush(), 1.15, -8) +
      at(600, height * 0.7, tube, 1.2, 6) +
      at(1_040, height * 0.3, sparkle(white), 0.9) +
      at(170, height * 0.7, sparkle(white), 0.7),
  )

export const brushAtAngle: Scene = (height) =>
  illustration(
    height,
    '#f7e9e3',
    shape(
      `M0 ${height - 190}C200 ${height - 280} 300 ${height - 130} 450 ${height - 210}C600 ${height - 290} 700 ${height - 130} 850 ${height - 210}C1000 ${height - 280} 1080 ${height - 160} 1200 ${height - 200}V${height}H0z`,
      pink,
    ) +
      each([230, 640, 1_050], (x) => at(x, height - 330, tooth(), 1.15)) +
      shape(
        `M0 ${height - 120}C200 ${height - 210} 300 ${height - 70} 450 ${height - 150}C600 ${height - 230} 700 ${height - 70} 850 ${height - 150}C1000 ${height - 220} 1080 ${height - 100} 1200 ${height - 140}V${height}H0z`,
        '#e57781',
      ) +
      at(660, 330, toothbrush(), 1.1, 145) +
      each([330, 400, 470, 520], (x, index) => circle(x, 400 - (index % 2) * 60, 22 - index * 3, white)),
  )

export const toothAndIce: Scene = (height) =>
  illustration(
    height,
    '#dcecf6',
    backdrop(height, '#c6e0ef') +
      ellipse(600, height - 70, 430, 30, '#b3d2e4') +
      at(450, height - 270, shinyTooth, 1.1) +
      at(800, height - 70, glass, 1.15) +
      line(`M640 ${height - 380}l-40 44h36l-44 52`, yellow, 14) +
      at(250, 170, sparkle(white), 0.8) +
      at(1_010, 190, sparkle(white), 0.6),
  )

export const toothSection: Scene = (height) =>
  illustration(
    height,
    '#f6efe4',
    shape(
      `M0 ${height - 330}C160 ${height - 370} 300 ${height - 360} 380 ${height - 300}C400 ${height - 200} 420 ${height - 60} 430 ${height}H0zM1200 ${height - 330}C1040 ${height - 370} 900 ${height - 360} 820 ${height - 300}C800 ${height - 200} 780 ${height - 60} 770 ${height}H1200z`,
      pink,
    ) +
      at(600, height / 2, tooth(white), 1.75) +
      at(600, height / 2 - 6, tooth('#f5e2b8'), 1.38) +
      at(
        600,
        height / 2 - 20,
        shape(
          'M-60 -60C-66 -100 -20 -110 0 -92C20 -110 66 -100 60 -60C52 -10 62 60 48 150C40 60 20 10 0 10C-20 10 -40 60 -48 150C-62 60 -52 -10 -60 -60z',
          '#e06b6b',
        ),
        1.2,
      ) +
      each([0, 1, 2], (index) =>
        circle(310, 130 + index * 62, 20, [white, '#f5e2b8', '#e06b6b'][index] ?? white),
      ) +
      each([0, 1, 2], (index) => line(`M340 ${130 + index * 62}H${[470, 500, 560][index] ?? 500}`, navy, 4)),
  )

export const bigSmile: Scene = (height) =>
  illustration(
    height,
    '#fdf0d3',
    circle(600, height / 2, height * 0.44, '#fbdf9f') +
      circle(470, height / 2 - 110, 22, navy) +
      circle(730, height / 2 - 110, 22, navy) +
      at(600, height / 2 + 10, laugh) +
      at(960, 150, sparkle('#f0a83c'), 1.3) +
      at(230, height - 150, sparkle(white), 1) +
      at(190, 170, shinyTooth, 0.34),
  )

export const markedCalendar: Scene = (height) =>
  illustration(
    height,
    '#dff0ea',
    backdrop(height, '#c9e5da') +
      at(560, height / 2 + 20, calendar, 1.05) +
      at(990, height - 190, shinyTooth, 0.62) +
      circle(968, height - 230, 9, navy) +
      circle(1_012, height - 230, 9, navy) +
      line(`M966 ${height - 204}C980 ${height - 186} 1000 ${height - 186} 1014 ${height - 204}`, navy, 7) +
      at(190, 200, sparkle(), 0.9),
  )

export const brightSmile: Scene = (height) =>
  illustration(
    height,
    '#cfe3f2',
    backdrop(height, '#bcd7ea') +
      at(600, height / 2 - 10, smile(), 1.2) +
      at(880, height / 2 - 150, sparkle(white), 1.3) +
      at(330, height / 2 - 190, sparkle(white), 0.8),
  )

export const twoShades: Scene = (height) =>
  illustration(
    height,
    mint,
    box(600, 0, 600, height, '#d8efee') +
      at(300, height / 2 - 10, smile('#efdc9c'), 0.82) +
      at(900, height / 2 - 10, smile(), 0.82) +
      line(`M600 60V${height - 60}`, white, 8) +
      circle(600, height / 2, 52, white) +
      line(`M580 ${height / 2}H618m-16 -18l18 18l-18 18`, teal, 9) +
      at(1_090, height / 2 - 170, sparkle(white), 0.9),
  )
