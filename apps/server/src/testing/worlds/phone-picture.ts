import sharp from 'sharp'

/** Metadata that a phone writes into its images. */
export const phoneSays = 'secret-of-the-camera'

/** Returns a JPEG as a phone writes it: rotated, with a GPS position. */
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
