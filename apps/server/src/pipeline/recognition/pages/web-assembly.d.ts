/** The part of WebAssembly used here: Node has it, the types of the browser declare it. */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
  class Module {
    private readonly compiled: true
  }
  class Memory {
    readonly buffer: ArrayBuffer
  }
  type ImportValue = unknown
  type Imports = Record<string, Record<string, ImportValue>>
  type Exports = Record<string, unknown>
  class Instance {
    constructor(module: Module, imports: Imports)
    readonly exports: Exports
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
