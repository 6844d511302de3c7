import { spawn } from 'node:child_process'
import { inTurn } from '../in-turn.ts'
import type { GrayPicture, OcrEngine, PictureLayout } from '../ocr-engine.ts'
import { LSTM_ONLY, tesseractSettings } from '../tesseract-settings.ts'
import { toPgm } from '../to-pgm.ts'
import { withinLimits } from '../within-limits.ts'
import { wordsOfTsv } from '../words-of-tsv.ts'
import type { NativeProgram } from './find-native.ts'

/** A page of dense text is 200 kB of table. */
const MAX_OUTPUT_BYTES = 32 * 1_048_576

/** The program of the system, a process for each picture: a crash takes nothing else along. */
export function nativeEngine({ path, languages }: NativeProgram): OcrEngine {
  return inTurn({
    name: 'tesseract-native',
    languages,
    async read(picture, language, { layout, ...limits } = {}) {
      const running = startProgram(path, picture, language, layout)
      return wordsOfTsv(await withinLimits(limits, running.finish, running.kill))
    },
    async close() {},
  })
}

function startProgram(path: string, picture: GrayPicture, language: string, layout?: PictureLayout) {
  const stop = new AbortController()
  const finish = () =>
    new Promise<string>((resolve, reject) => {
      const settings = Object.entries(tesseractSettings(layout)).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ])
      const args = ['stdin', 'stdout', '-l', language, '--oem', `${LSTM_ONLY}`]
      const child = spawn(path, [...args, '--dpi', `${Math.round(picture.dpi)}`, ...settings, 'tsv'], {
        // Its own threads gain a tenth and cost the pages beside it a whole core.
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        signal: stop.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      const out: Buffer[] = []
      let size = 0
      let complaint = ''
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_OUTPUT_BYTES) stop.abort()
        else out.push(chunk)
      })
      child.stderr.on('data', (chunk: Buffer) => {
        complaint = (complaint + chunk.toString()).slice(-500)
      })
      // A program that dies early closes its input; its exit code is more useful.
      child.stdin.on('error', () => {})
      child.on('error', reject)
      child.on('close', (code, killedBy) => {
        if (code === 0) resolve(Buffer.concat(out).toString())
        else reject(new Error(`tesseract ended with ${code ?? killedBy}: ${complaint.trim()}`))
      })
      child.stdin.end(toPgm(picture))
    })
  return { finish, kill: () => stop.abort() }
}
