declare module 'virtual:icon-library' {
  /** URLs of the rows that `icon-library.ts` reads. */
  export const iconLibraryUrls: Readonly<Record<'outline' | 'filled', string>>
}
