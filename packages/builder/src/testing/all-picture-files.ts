import { pictureTypes, type FindPictureFiles } from '../pictures/picture-files.ts'

/** Size of the images' originals in px. */
export const photo = { width: 4_000, height: 3_000 }

/** Every image but a drawing has all its files, named by width and format. */
export const allPictureFiles =
  ({ width, height } = photo): FindPictureFiles =>
  (url) =>
    url.endsWith('.svg')
      ? undefined
      : {
          width,
          height,
          files: pictureTypes.flatMap((type) =>
            [480, 960, 1_600, 2_400].map((each) => ({
              url: `${url.replace(/\.\w+$/, '')}-${each}.${type.slice('image/'.length)}`,
              type,
              width: each,
            })),
          ),
        }
