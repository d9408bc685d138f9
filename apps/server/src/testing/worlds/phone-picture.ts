import sharp from 'sharp'

/** What a phone writes into its pictures. */
export const phoneSays = 'secret-of-the-camera'

/** A JPEG as a phone writes it: turned, with the place where it was taken. */
export const phonePicture = (background = '#33aa77'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone', ImageDescription: phoneSays },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
