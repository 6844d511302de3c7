import { moveFiles } from './command-line/move-files.ts'

/** `npm run migrate-files -- to-store|to-folder`: copies every file; what is there already is left alone. */
process.exitCode = await moveFiles(process.argv.slice(3), process.env, console.log)
