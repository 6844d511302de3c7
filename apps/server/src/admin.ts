import { runVerb } from './command-line/run-verb.ts'

/** `npm run admin -- <verb>`: what is done from the command line of the server and nowhere else. */
process.exitCode = await runVerb(process.argv.slice(3), process.env, console.log)
