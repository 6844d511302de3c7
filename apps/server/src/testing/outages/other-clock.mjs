// Imported before everything else by a process whose machine's clock is wrong by so many milliseconds.
const shift = Number(process.env.CLOCK_SHIFT_MS)
const Right = globalThis.Date
globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(Right.now() + shift)
  }
  static now() {
    return Right.now() + shift
  }
}
