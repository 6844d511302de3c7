declare module 'tesseract.js-core/*' {
  interface TessBaseAPI {
    /** 0 when it went well. */
    Init(folder: string | null, language: string, engineMode: number): number
    SetVariable(name: string, value: string): boolean
    /** Reads the file '/input'; 0 when it is a picture. */
    SetImageFile(exifOrientation: number, angle: number): number
    SetSourceResolution(dpi: number): void
    GetTSVText(page: number): string
    Clear(): void
    End(): void
  }
  interface TesseractCore {
    TessBaseAPI: new () => TessBaseAPI
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  }
  const load: (options: { TesseractProgress(percent: number): void }) => Promise<TesseractCore>
  export default load
}
