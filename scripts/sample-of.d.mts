export function sampleOf(files: readonly string[], share: number): string[]
