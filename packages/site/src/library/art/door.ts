import type { Drawing } from '../parts/pictures.ts'
import { area, boxes, disk, lines, ring } from './shapes.ts'

/** An open door under an awning, cut like a print. */
export const door: Drawing = {
  width: 800,
  height: 1000,
  shapes: [
    area('art-3', boxes([0, 0, 800, 1000])),
    lines(
      'art-1',
      4,
      'M0 380h150M0 452h110M0 524h170M0 596h96M0 668h150M660 400h140M700 472h100M650 544h150M710 616h90M664 688h136M0 740h120M690 760h110',
      { 'stroke-linecap': 'butt' },
    ),
    area('paper', boxes([190, 300, 440, 600])),
    area('ink', boxes([224, 336, 372, 564])),
    area('art-1', 'M330 336h266v564H330z'),
    area('mark', 'M330 900l90-190h176v190z'),
    area('art-2', 'M224 336l150 54v560l-150-50z'),
    area('paper', 'M250 392l98 32v190l-98-22z'),
    lines('ink', 4, 'M299 408v194M250 490l98 26M250 640l98 26M250 690l98 26M250 740l98 26'),
    disk('ink', 352, 690, 12),
    area('ink', 'M60 190h680l54 150H6z'),
    area(
      'paper',
      'M60 190h97l-42 150H6zM254 190h97l-16 150H224zM449 190h97l30 150H465zM643 190h97l54 150H686z',
    ),
    area(
      'art-2',
      'M6 340h109q-8 46-54 46T6 340zM224 340h111q-4 46-56 46t-55-46zM465 340h111q-4 46-56 46t-55-46zM686 340h108q-4 46-54 46t-54-46z',
    ),
    area('ink', boxes([40, 160, 720, 34])),
    lines('ink', 6, 'M660 560v-66q0-26 34-26'),
    area('mark', 'M622 560h76l-10 70h-56z'),
    ring('ink', 5, 462, 470, 46),
    lines('ink', 5, 'M462 444v28l20 14'),
    area('paper', boxes([130, 900, 560, 46], [80, 946, 640, 54])),
    lines('ink', 4, 'M130 946h560M80 996h640M170 922h120M330 926h200M560 920h80'),
  ],
}
