import {
  bareTree,
  bush,
  cloud,
  coral,
  darkLeaf,
  flower,
  gardenTable,
  gold,
  greenhouse,
  hedge,
  hills,
  leaf,
  lightLeaf,
  lily,
  meadow,
  mower,
  pot,
  reeds,
  slabs,
  soil,
  spade,
  stone,
  stripes,
  sun,
  tomatoPlant,
  tree,
} from './garden-parts.ts'
import { at, box, circle, each, ellipse, illustration, line, shape } from './shapes.ts'

/** Draws a scene of a height in px. */
export type Scene = (height: number) => string

const sky = '#dceff2'
const warmSky = '#fdf0d9'
const winterSky = '#e6eef2'

export const appleTreeInSummer: Scene = (height) =>
  illustration(
    height,
    sky,
    at(970, 140, sun) +
      at(240, 130, cloud) +
      hills(height - 170) +
      meadow(height - 190, height) +
      at(180, height - 120, bush(darkLeaf)) +
      at(600, height - 90, tree('#d9523f'), 1.18) +
      at(1040, height - 110, bush(leaf), 0.9) +
      each([450, 520, 700, 780], (x, index) => circle(x, height - 62 + (index % 2) * 22, 14, '#d9523f')),
  )

export const appleTreeInWinter: Scene = (height) =>
  illustration(
    height,
    winterSky,
    at(240, 150, circle(0, 0, 56, '#fbf3dc')) +
      at(960, 160, cloud) +
      shape(`M0 ${height - 220}C220 ${height - 320} 460 ${height - 280} 640 ${height - 220}H0z`, '#d3dfe2') +
      meadow(height - 210, height, '#f7faf9') +
      at(600, height - 120, bareTree, 1.36) +
      at(910, height - 96, line('M-70 0L0 -330L70 0M-52 -84H52M-36 -164H36M-18 -244H18', '#a5774c', 12)) +
      line(`M330 ${height - 70}l90 -18M360 ${height - 44}l70 -30M300 ${height - 40}l50 6`, '#7a5a3c', 9),
  )

export const stripedLawn: Scene = (height) =>
  illustration(
    height,
    sky,
    at(950, 130, sun) +
      at(260, 120, cloud) +
      hills(height - 250) +
      at(-30, height - 240, hedge(1_260), 1) +
      meadow(height - 250, height, '#7fbb6c') +
      stripes(height - 246, height) +
      each([90, 170, 1_030, 1_110], (x, index) => at(x, height - 60, flower(index % 2 ? gold : coral), 1)),
  )

export const mowing: Scene = (height) =>
  illustration(
    height,
    warmSky,
    at(960, 170, sun, 1.2) +
      hills(height - 300) +
      at(120, height - 270, tree(), 0.8) +
      meadow(height - 280, height, '#8fc47e') +
      shape(`M0 ${height - 130}H640L560 ${height}H0z`, '#a3d18f') +
      each([660, 720, 780, 840, 900, 960, 1_020, 1_080, 1_140], (x) =>
        line(
          `M${x} ${height - 96}l-10 -44M${x + 18} ${height - 96}l4 -52M${x + 34} ${height - 96}l16 -40`,
          darkLeaf,
          8,
        ),
      ) +
      at(570, height - 96, mower, 1.4),
  )

export const clippedHedge: Scene = (height) =>
  illustration(
    height,
    sky,
    at(200, 140, cloud) +
      at(1_010, 130, sun) +
      hills(height - 200) +
      meadow(height - 190, height) +
      at(-40, height - 130, hedge(640), 1.5) +
      shape(
        `M1000 ${height - 190}C960 ${height - 120} 900 ${height - 60} 860 ${height}H1160C1130 ${height - 70} 1080 ${height - 130} 1060 ${height - 190}z`,
        '#e3d9c6',
      ) +
      each([860, 900, 1_150], (x, index) =>
        at(x, height - 140 + index * 26, flower(index === 1 ? gold : coral), 0.9),
      ),
  )

export const hedgeWithString: Scene = (height) =>
  illustration(
    height,
    warmSky,
    at(190, 170, sun) +
      at(880, 150, cloud) +
      hills(height - 260) +
      meadow(height - 240, height) +
      at(110, height - 130, hedge(700), 1.4) +
      line(`M70 ${height - 100}V${height - 470}M1130 ${height - 100}V${height - 470}`, '#a5774c', 14) +
      line(`M70 ${height - 412}H1130`, '#c9503f', 6) +
      at(
        1_000,
        height - 380,
        line('M-70 -90L20 40M70 -90L-20 40', '#8a98a0', 16) +
          line('M20 40L60 110M-20 40L-60 110', '#c9503f', 22) +
          circle(0, 12, 10, '#47545b'),
        1,
        62,
      ) +
      each([200, 380, 560, 760], (x, index) => ellipse(x, height - 70 + (index % 2) * 24, 26, 9, leaf)),
  )

export const patio: Scene = (height) =>
  illustration(
    height,
    sky,
    at(980, 120, sun) +
      hills(height - 300) +
      at(-30, height - 270, hedge(1_580), 0.8) +
      meadow(height - 300, height) +
      slabs(height - 240, height) +
      at(600, height - 90, gardenTable, 1.15) +
      at(150, height - 130, pot, 1.15) +
      at(1_060, height - 130, pot, 1.15),
  )

export const patioFall: Scene = (height) =>
  illustration(
    height,
    sky,
    at(930, 130, cloud) +
      box(0, 90, 330, height, '#c97f5f') +
      each([150, 220, 290, 360, 430, 500], (y) => line(`M0 ${y}H330`, '#b56d4f', 5)) +
      box(90, 190, 150, 190, '#eaf6f8', 8) +
      line('M165 190V380M90 285H240', '#ffffff', 10) +
      shape(`M330 ${height - 270}L1200 ${height - 170}V${height}H330z`, earth()) +
      shape(`M330 ${height - 290}L960 ${height - 218}V${height - 184}L330 ${height - 256}z`, '#e3d9c6') +
      shape(`M330 ${height - 256}L960 ${height - 184}V${height - 120}L330 ${height - 192}z`, stone) +
      each([456, 582, 708, 834], (x) => line(`M${x} ${height - 276 + (x - 330) * 0.114}v34`, '#c1b499', 6)) +
      each([430, 600, 770], (x) =>
        line(`M${x} ${height - 350 + (x - 330) * 0.114}l96 11m-26 -20l26 20l-30 15`, '#4e93b0', 9),
      ) +
      at(1_010, height - 196, flower(coral), 1.1) +
      at(1_080, height - 190, bush(leaf), 0.9) +
      at(1_160, height - 184, flower(gold), 1.1),
  )

const earth = () => '#6b4a32'

const water = (height: number) =>
  ellipse(600, height - 130, 470, 122, '#b9aa92') +
  ellipse(600, height - 134, 440, 106, '#7fb9cc') +
  ellipse(540, height - 150, 300, 56, '#9accda')

export const pond: Scene = (height) =>
  illustration(
    height,
    sky,
    at(1_000, 120, sun) +
      hills(height - 260) +
      meadow(height - 270, height) +
      at(230, height - 250, tree(), 0.6) +
      water(height) +
      at(240, height - 150, reeds, 1.1) +
      at(950, height - 170, reeds, 1.2) +
      at(520, height - 110, lily) +
      at(700, height - 130, lily, 0.8) +
      each([170, 330, 470, 760, 900, 1_020], (x, index) =>
        ellipse(x, height - 40 - (index % 3) * 12, 52, 26, index % 2 ? stone : '#b3a68e'),
      ),
  )

export const pondWithDragonfly: Scene = (height) =>
  illustration(
    height,
    warmSky,
    at(220, 170, sun) +
      hills(height - 330) +
      meadow(height - 330, height, '#9ccf8b') +
      at(0, -60, water(height)) +
      shape(
        `M760 ${height}C800 ${height - 110} 920 ${height - 160} 1200 ${height - 170}V${height}z`,
        '#e3d3ad',
      ) +
      at(180, height - 210, reeds, 1.5) +
      at(330, height - 250, reeds, 1.1) +
      at(560, height - 180, lily, 1.2) +
      at(760, height - 230, lily, 0.9) +
      each([860, 940, 1_040, 1_120], (x, index) =>
        ellipse(x, height - 90 + (index % 2) * 40, 40, 20, index % 2 ? stone : '#b3a68e'),
      ) +
      at(
        640,
        height - 490,
        line('M-90 14L70 -12', '#2f7f93', 12) +
          circle(82, -14, 14, '#2f7f93') +
          each([-24, 22], (turn) => at(24, -4, ellipse(0, -58, 13, 56, '#cfe9ee'), 1, turn)),
        1.1,
      ),
  )

export const greenhouseInSpring: Scene = (height) =>
  illustration(
    height,
    sky,
    at(180, 130, sun) +
      at(1_000, 130, cloud) +
      hills(height - 180) +
      meadow(height - 180, height) +
      at(600, height - 100, greenhouse, 1.16) +
      each([380, 500, 700, 820], (x) => at(x, height - 104, tomatoPlant, 0.72)) +
      at(180, height - 90, bush(darkLeaf), 1.1) +
      each([940, 1_010, 1_080], (x, index) => at(x, height - 70, flower(index % 2 ? gold : coral))),
  )

export const tomatoes: Scene = (height) =>
  illustration(
    height,
    '#d8edf0',
    each([0, 300, 600, 900, 1_200], (x) => line(`M${x} 0V${height - 190}`, '#ffffff', 16)) +
      line(`M0 220H1200M0 ${height - 330}H1200`, '#ffffff', 12) +
      each([150, 450, 750, 1_050], (x) => line(`M${x} 0V${height - 180}`, '#e2cfa3', 4)) +
      soil(height - 180, height) +
      each([150, 450, 750, 1_050], (x) => at(x, height - 170, tomatoPlant, 1.5)),
  )

export const flowerBed: Scene = (height) =>
  illustration(
    height,
    sky,
    at(970, 130, sun) +
      hills(height - 250) +
      meadow(height - 250, height) +
      at(160, height - 200, bush(darkLeaf), 1.3) +
      at(1_060, height - 200, bush(darkLeaf), 1.3) +
      soil(height - 170, height) +
      each([130, 270, 410, 550, 690, 830, 970, 1_100], (x, index) =>
        at(
          x,
          height - 130 - (index % 2) * 20,
          flower([coral, gold, '#c58fc7', '#ffffff'][index % 4] ?? coral, index % 4 === 3 ? gold : '#fff3cf'),
          1.5,
        ),
      ) +
      each([200, 480, 760, 1_030], (x) => at(x, height - 50, flower(gold, coral), 1)),
  )

export const bedWithSpade: Scene = (height) =>
  illustration(
    height,
    warmSky,
    at(210, 160, sun) +
      hills(height - 320) +
      meadow(height - 320, height, lightLeaf) +
      soil(height - 250, height) +
      ellipse(620, height - 60, 240, 70, '#3f2c1e') +
      at(960, height - 140, spade, 1.5, 8) +
      each([120, 250, 380], (x, index) => at(x, height - 190, flower(index % 2 ? gold : coral), 1.7)) +
      at(760, height - 210, bush(leaf), 1.2) +
      each([520, 600, 690, 740], (x, index) => circle(x, height - 66 + (index % 2) * 20, 9, '#8a6a4a')),
  )
